import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A letter as the server got it. */
export interface ReceivedLetter {
  from: string;
  to: string[];
  /** Header fields by lower-case name, unfolded. */
  headers: Map<string, string>;
  text: string;
}

/** A real mail server on loopback, without TLS. */
export interface MailServer {
  /** Value for SMTP_URL. */
  url: string;
  letters: ReceivedLetter[];
  /** Refuses every letter with this status while set. */
  refusal: number | null;
}

/** Starts a mail server that wants this user name and password, if given. Stopped when the test is over. */
export async function startMailServer(credentials?: { user: string; password: string }): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: credentials === undefined,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onAuth: ({ username, password }, _session, callback) => {
      const known = username === credentials?.user && password === credentials?.password;
      callback(known ? null : new Error('Wrong password'), { user: username });
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (mail.refusal !== null) {
          callback(Object.assign(new Error('Told to refuse'), { responseCode: mail.refusal }));
          return;
        }
        const { mailFrom, rcptTo } = session.envelope;
        mail.letters.push({
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map(({ address }) => address),
          ...parseLetter(Buffer.concat(chunks).toString()),
        });
        callback();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  const login = credentials ? `${credentials.user}:${credentials.password}@` : '';
  const mail: MailServer = { url: `smtp://${login}127.0.0.1:${port}`, letters: [], refusal: null };
  return mail;
}

function parseLetter(raw: string): Pick<ReceivedLetter, 'headers' | 'text'> {
  const end = raw.indexOf('\r\n\r\n');
  const lines = raw
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
  const body = raw.slice(end + 4);
  const encoding = headers.get('content-transfer-encoding');
  const text =
    encoding === 'quoted-printable'
      ? decodeQuotedPrintable(body)
      : encoding === 'base64'
        ? Buffer.from(body, 'base64').toString()
        : body;
  return { headers, text: text.replaceAll('\r\n', '\n') };
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
