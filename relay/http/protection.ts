import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isPrivate, networkOf } from './client-network.ts';
import { Refusal } from './errors.ts';
import type { Limiter } from './limiter.ts';

/** Posts worked on at the same time. At 64 kB each they fit into the memory of a small machine. */
const mostPosts = 1000;

/** Connections open at the same time. */
const mostConnections = 4000;

/** What the operator is told when visitors cannot be told apart. */
export const proxyWarning =
  'Requests come from a private address and TRUST_PROXY is unset: visitors cannot be told apart, so only the limit over all applies.';

/** Keeps floods out. */
export class Protection {
  readonly #limiter: Limiter;
  readonly #trustsProxy: boolean;
  #behindProxy = false;

  constructor(limiter: Limiter, trustsProxy: boolean) {
    this.#limiter = limiter;
    this.#trustsProxy = trustsProxy;
  }

  /** Refuses requests of this scope that are too many at a time, before their bodies are read. */
  guard(scope: FastifyInstance): void {
    scope.server.maxConnections = mostConnections;
    let underway = 0;
    scope.addHook('onRequest', async (_request, reply) => {
      underway += 1;
      reply.raw.once('close', () => {
        underway -= 1;
      });
      if (underway > mostPosts) {
        throw new Refusal(503, 'SERVICE_UNAVAILABLE', 'Too many requests at a time. Please try again shortly.', {
          'retry-after': '1',
        });
      }
    });
  }

  /** Counts the enquiries of a call. Throws a `Refusal` when they are too many. */
  async admit(request: FastifyRequest, count: number): Promise<void> {
    const waitMs = await this.#limiter.take(this.#networkOf(request), count);
    if (waitMs === 0) return;
    throw new Refusal(429, 'RATE_LIMIT_REACHED', 'Too many enquiries. Please try again later.', {
      'retry-after': String(Math.ceil(waitMs / 1000)),
    });
  }

  /** Behind a proxy that is not trusted all visitors have one address: then nobody is limited by it. */
  #networkOf(request: FastifyRequest): string | null {
    if (this.#trustsProxy || !isPrivate(request.ip)) return networkOf(request.ip);
    if (!this.#behindProxy) request.log.warn(proxyWarning);
    this.#behindProxy = true;
    return null;
  }

  /** What the operator should know. */
  warnings(): string[] {
    return this.#behindProxy ? [proxyWarning] : [];
  }
}
