import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/** Every method that the server knows, except these. */
export function methodsExcept(app: FastifyInstance, ...allowed: string[]): string[] {
  return app.supportedMethods.filter((method) => !allowed.includes(method));
}

/** Answers every other method at an address that takes only posts. */
export function allowOnlyPost(app: FastifyInstance, url: string): void {
  app.route({
    method: methodsExcept(app, 'POST'),
    url,
    handler: (_request: FastifyRequest, reply: FastifyReply) => {
      const { statusCode, body } = new Refusal(405, 'METHOD_NOT_ALLOWED', 'Only POST is allowed here.');
      return reply.code(statusCode).header('allow', 'POST').send(body);
    },
  });
}
