import { createTransport } from 'nodemailer';
import type { MailSettings } from '../config.ts';

/** Longest wait for each step of a conversation with the mail server. */
const stepTimeoutMs = 8_000;

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** A plain-text e-mail. */
export interface Letter {
  to: readonly string[];
  subject: string;
  text: string;
  /** The visitor's address, already checked. */
  replyTo?: string;
  /** Names the letter, so that one that is sent again is recognised as the same. */
  id?: string;
}

/** Sends e-mail, over TLS unless the mail server is on this machine. */
export class Mailer {
  readonly #from: string;
  readonly #transport: ReturnType<typeof createTransport>;

  constructor({ url, from }: Pick<MailSettings, 'url' | 'from'>, timeoutMs = stepTimeoutMs) {
    this.#from = from;
    this.#transport = createTransport({
      url,
      requireTLS: !loopbackNames.has(new URL(url).hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  /** Resolves when the mail server has taken the letter. Fails with the library's error: see `mailFault`. */
  async send({ to, subject, text, replyTo, id }: Letter): Promise<void> {
    await this.#transport.sendMail({
      from: this.#from,
      to: to.map((address) => ({ name: '', address })),
      subject: oneLine(subject),
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
      ...(id !== undefined && { messageId: `<${id}@${this.#from.split('@').at(-1)}>` }),
    });
  }
}

/** A subject is one line of moderate length, whatever a visitor put into it. */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, 150);
}

/** The library's and the mail server's codes for a fault: `EAUTH 535`. The server's words may quote addresses. */
export function mailFault(error: unknown): string {
  if (!(error instanceof Error)) return 'no answer';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name;
  const response = 'responseCode' in error && typeof error.responseCode === 'number' ? ` ${error.responseCode}` : '';
  return code + response;
}
