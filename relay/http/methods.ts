import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/** Answers every method but the allowed ones at an address, before any body is read. */
export function refuseOtherMethods(
  app: FastifyInstance,
  url: string,
  allowed: readonly string[],
  answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): void {
  const refuse = async (request: FastifyRequest, reply: FastifyReply) => answer(request, reply);
  app.route({
    method: app.supportedMethods.filter((method) => !allowed.includes(method)),
    url,
    onRequest: refuse,
    handler: refuse,
  });
}

/** Refuses everything but posts at an address. */
export function allowOnlyPost(app: FastifyInstance, url: string): void {
  const { statusCode, body } = new Refusal(405, 'METHOD_NOT_ALLOWED', 'Only POST is allowed here.');
  refuseOtherMethods(app, url, ['POST'], (_request, reply) =>
    reply.code(statusCode).header('allow', 'POST').send(body),
  );
}
