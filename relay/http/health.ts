import type { FastifyInstance } from 'fastify';

/** `GET /healthz`: the process is alive. */
export function answerHealth(app: FastifyInstance): void {
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { status: 'ok' };
  });
}
