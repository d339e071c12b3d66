import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A real mail server on loopback, without TLS, that is down until it is opened. */
export class MailServer {
  /** Identifiers of the letters that it has taken: one that came twice is the same to whoever reads it. */
  readonly letters = new Set<string>();
  readonly #port: number;
  readonly #server: SMTPServer;

  private constructor(port: number) {
    this.#port = port;
    this.#server = this.#create();
  }

  /** A mail server that is down, at a port that was free a moment ago. */
  static async reserve(): Promise<MailServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    probe.close();
    await once(probe, 'close');
    return new MailServer(port);
  }

  /** What a relay needs in its environment to send enquiries through this server. */
  get environment(): Record<'SMTP_URL' | 'MAIL_FROM' | 'NOTIFY_TO', string> {
    return {
      SMTP_URL: `smtp://127.0.0.1:${this.#port}`,
      MAIL_FROM: 'site@town.example',
      NOTIFY_TO: 'office@town.example',
    };
  }

  async open(): Promise<void> {
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server.server, 'listening');
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => {
      this.#server.close(resolve);
    });
  }

  #create(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onData: (stream, _session, callback) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          this.letters.add(/^Message-ID: (.+)$/im.exec(text)?.[1] ?? '');
          callback();
        });
      },
    });
    server.on('error', () => undefined);
    return server;
  }
}
