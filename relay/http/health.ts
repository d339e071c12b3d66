import type { FastifyInstance } from 'fastify';
import type { Health } from '../health.ts';

/** `GET /healthz`: the process is alive. `GET /readyz`: it can store, and what the operator should know. */
export function answerHealth(app: FastifyInstance, health: Health): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz') {
      reply.header('cache-control', 'no-store');
    }
  });
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const report = await health.report();
    return reply.code(report.canStore ? 200 : 503).send(report);
  });
}
