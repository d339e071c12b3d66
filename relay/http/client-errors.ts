import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from './errors.ts';

/** What the HTTP parser's faults mean to the client. All others are malformed requests. */
const faults: Record<string, [status: number, type: string, message: string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'REQUEST_TIMEOUT', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: [431, 'REQUEST_HEADERS_TOO_LARGE', 'The request headers are too large.'],
};

/** Answers what never became a request, in the hosted database's error shape, and closes the connection. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, type, message] = faults[error.code ?? ''] ?? [400, 'INVALID_REQUEST', 'The request is malformed.'];
  const body = JSON.stringify(new Refusal(status, type, message).body);
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'content-type: application/json; charset=utf-8',
      `content-length: ${Buffer.byteLength(body)}`,
      'connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
