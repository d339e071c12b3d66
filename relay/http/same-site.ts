import type { FastifyRequest } from 'fastify';
import { Refusal } from './errors.ts';

/**
 * Whether a browser sends a request on behalf of another site. `Sec-Fetch-Site` decides; `Origin` only where it is
 * absent, because browsers send `Origin: null` with a same-origin form post under `Referrer-Policy: no-referrer`.
 * Programs that send neither header are no browsers.
 */
export function isCrossSite(request: Pick<FastifyRequest, 'headers' | 'host'>): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== hostOf(request.host);
}

/** A host as an address writes it: without the port that its scheme implies. */
function hostOf(host: string): string {
  return host.replace(/:(?:80|443)$/, '');
}

/** The answer to a cross-site request. */
export function crossSiteRefusal(): Refusal {
  return new Refusal(403, 'CROSS_SITE_REQUEST', 'Only pages of this site may send enquiries.');
}
