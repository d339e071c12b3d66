import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { referencePattern, referencePlaceholder, outcomePaths } from '../../enquiry/wire.ts';
import { chooseCoding } from './content-coding.ts';
import { refuseOtherMethods } from './methods.ts';
import { headersFor, type Site, type SiteFile } from './site.ts';

const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Serves the built site: its files, its redirects, and its page for every other address. */
export function serveSite(app: FastifyInstance, site: Site): void {
  if (site.serving.sample) {
    app.addHook('onRequest', async (request, reply) => {
      if (!localNames.has(request.hostname)) reply.header('x-robots-tag', 'noindex');
    });
  }

  const redirects = new Map(site.serving.redirects.map((redirect) => [redirect.from, redirect]));

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: (request, reply) => {
      const address = pathOf(request);
      const file = site.files.get(address);
      if (file) return sendFile(request, reply, file);
      const redirect = redirects.get(address);
      if (redirect) {
        return reply
          .code(redirect.status)
          .headers({ ...headersFor(address, site.serving), location: redirect.to })
          .send();
      }
      return sendNotFound(request, reply, site);
    },
  });

  refuseOtherMethods(app, '/*', ['GET', 'HEAD'], (request, reply) => {
    const address = pathOf(request);
    if (!site.files.has(address) && !redirects.has(address)) return sendNotFound(request, reply, site);
    return reply
      .code(405)
      .headers({ ...headersFor(address, site.serving), allow: 'GET, HEAD' })
      .send();
  });

  // Methods that have no routes, such as PROPFIND. The framework's own answer would repeat what was asked for.
  app.setNotFoundHandler((request, reply) => sendNotFound(request, reply, site));

  serveConfirmation(app, site);
}

/** The page after sending without JavaScript, with the reference that its address names written into it. */
function serveConfirmation(app: FastifyInstance, site: Site): void {
  const file = site.files.get(outcomePaths.sent);
  if (!file) return;
  const page = file.variants.identity.body
    .toString()
    .replace(/<[^>]*\bdata-reference\b[^>]*>/, (tag) => tag.replace(/ hidden(?:="[^"]*")?(?=[\s/>])/, ''));
  app.route<{ Querystring: { reference?: unknown } }>({
    method: ['GET', 'HEAD'],
    url: outcomePaths.sent,
    handler: (request, reply) => {
      const { reference } = request.query;
      if (typeof reference !== 'string' || !referencePattern.test(reference)) return sendFile(request, reply, file);
      const { vary: _, ...headers } = file.headers;
      return reply
        .headers({ ...headers, 'cache-control': 'no-store' })
        .send(page.replaceAll(referencePlaceholder, reference));
    },
  });
}

/** The path that a request asks for, as it was sent. */
export function pathOf(request: FastifyRequest): string {
  const query = request.url.indexOf('?');
  return query === -1 ? request.url : request.url.slice(0, query);
}

/** Answers with the page for addresses that do not exist. */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, site: Site): FastifyReply {
  return sendFile(request, reply, site.notFound, 404);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile, status = 200): FastifyReply {
  const { variants, headers } = file;
  const coding = chooseCoding(request.headers['accept-encoding'], (candidate) => candidate in variants);
  const { body, etag } = variants[coding] ?? variants.identity;
  reply.headers(headers);
  // Connections stay open anyway (RFC 9112, section 9.3), and the first round trip has no byte to spare.
  reply.raw.removeHeader('connection');
  if (status !== 200) {
    reply.code(status);
  } else {
    reply.header('etag', etag);
    if (matches(request.headers['if-none-match'], etag)) {
      return reply.code(304).removeHeader('content-type').send();
    }
  }
  if (coding !== 'identity') reply.header('content-encoding', coding);
  return reply.send(body);
}

/** Whether an `If-None-Match` header names a validator, compared weakly (RFC 9110, section 13.1.2). */
function matches(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header === '*') return true;
  return header.split(',').some((entry) => entry.trim().replace(/^W\//, '') === etag);
}
