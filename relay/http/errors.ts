import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordsError } from '../../enquiry/wire.ts';

/**
 * A call that is refused: a status, and the two texts of the hosted database's error shape. `message` goes to the
 * caller, so it holds nothing that the caller did not send.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly statusCode: number;
  readonly type: string;
  readonly headers: Record<string, string>;

  constructor(statusCode: number, type: string, message: string, headers: Record<string, string> = {}) {
    super(message);
    this.statusCode = statusCode;
    this.type = type;
    this.headers = headers;
  }

  /** The answer's body. */
  get body(): RecordsError {
    return { error: { type: this.type, message: this.message } };
  }
}

/** What the framework's own faults are called in the hosted database's error shape. */
const clientFaults: Record<number, [type: string, message: string]> = {
  400: ['INVALID_REQUEST_BODY', 'The request body must be JSON.'],
  408: ['REQUEST_TIMEOUT', 'The request took too long to arrive.'],
  413: ['REQUEST_TOO_LARGE', 'The request body is larger than 64 kB.'],
};

/** Puts any error into words that may be sent: what is not the caller's fault becomes a bare 503. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 503;
  const [type, message] = clientFaults[status === 415 ? 400 : status] ?? [];
  if (type && message) return new Refusal(status === 415 ? 400 : status, type, message);
  return new Refusal(503, 'SERVICE_UNAVAILABLE', 'The enquiry could not be stored. Please try again later.');
}

/** Answers a call that failed, and logs what is not the caller's fault. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toRefusal(error);
  if (refusal !== error && refusal.statusCode >= 500) request.log.error({ err: error }, 'A request failed');
  return reply.code(refusal.statusCode).headers(refusal.headers).send(refusal.body);
}
