import Fastify, { LogController, type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { enquiryFieldsSchema, longPhoneFieldsSchema } from '../enquiry/enquiry.ts';
import type { Config } from './config.ts';
import { Health } from './health.ts';
import { answerClientError } from './http/client-errors.ts';
import { answerError } from './http/errors.ts';
import { answerForm } from './http/form.ts';
import { answerHealth } from './http/health.ts';
import type { Limiter } from './http/limiter.ts';
import { Protection } from './http/protection.ts';
import { answerRecordsCall } from './http/records.ts';
import { pathOf, sendNotFound, serveSite } from './http/static.ts';
import { headersFor, type Site } from './http/site.ts';
import { Intake } from './intake.ts';
import type { Store } from './store/store.ts';

/** What the app is assembled from. */
export interface Parts {
  config: Pick<Config, 'access' | 'trustProxy' | 'mail' | 'hostedDatabase'>;
  site: Site;
  store: Store;
  limiter: Limiter;
  /** Called after enquiries have been stored. */
  onAccepted: () => void;
  logger: NonNullable<FastifyServerOptions['logger']>;
}

/** Largest body of a call: ten full enquiries need about 60 kB. */
const bodyLimit = 64 * 1024;

/** Assembles the relay, ready to listen or to be asked without a port. */
export function buildApp({ config, site, store, limiter, onAccepted, logger }: Parts): FastifyInstance {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: (_error, request, reply) => sendNotFound(request, reply, site),
    bodyLimit,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    connectionTimeout: 30_000,
    requestTimeout: 10_000,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    routerOptions: { maxParamLength: 1_000 },
    clientErrorHandler: answerClientError,
    forceCloseConnections: 'idle',
  });
  const protection = new Protection(limiter, config.trustProxy.length > 0);
  const notification = Boolean(config.mail?.notifyTo);
  const intake = new Intake({ store, protection, quarantine: notification, onAccepted });
  const waysOut = { forwarding: config.hostedDatabase !== null, notification };
  const health = new Health(store, waysOut, () => protection.warnings());

  app.setErrorHandler(answerError);
  app.register(async (posts) => {
    protection.guard(posts);
    posts.addHook('onRequest', async (request, reply) => {
      reply.headers(headersFor(pathOf(request), site.serving));
    });
    posts.addHook('onResponse', async ({ method, routeOptions, log }, reply) => {
      log.info(
        { method, route: routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
        'Request',
      );
    });
    const schema = site.serving.longPhoneNumbers ? longPhoneFieldsSchema : enquiryFieldsSchema;
    answerRecordsCall(posts, config.access, intake, schema);
    answerForm(posts, intake, schema);
  });
  answerHealth(app, health);
  serveSite(app, site);

  return app;
}
