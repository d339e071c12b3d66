import type { BuildSettings } from '../build-settings.ts';
import { closedPolicy } from './policy.ts';

/** Headers of the answers under one path: an exact one, or a prefix that ends with `*`. */
export interface PathHeaders {
  path: string;
  set: Record<string, string>;
}

/** How the result of a build wants to be served: the content of `_serving.json`, which the relay reads. */
export interface Serving {
  /** Whether sample settings are in it: it is then kept out of search engines. */
  sample: boolean;
  /** Whether telephone numbers may have more than 15 digits: the relay then takes what the page does. */
  longPhoneNumbers: boolean;
  siteAddress: string;
  /** Applied in order, later ones win. */
  headers: PathHeaders[];
  redirects: { from: string; to: string; status: 301 }[];
}

/** What browsers would let a page ask of its visitor or of the device, and no page of the site does. */
const unusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/** Two years in seconds, as the preload list asks for. */
const transportMaxAge = 63_072_000;

const transportSuffixes: Record<BuildSettings['transport'], string> = {
  host: '',
  subdomains: '; includeSubDomains',
  preload: '; includeSubDomains; preload',
};

/** Where the pages' speculation rules stand. */
export const speculationRulesAddress = '/speculation-rules.json';

/** Headers of every answer, and those of the few paths that differ. */
export function commonHeaders(transport: BuildSettings['transport']): PathHeaders[] {
  return [
    {
      path: '/*',
      set: {
        'Content-Security-Policy': closedPolicy,
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Referrer-Policy': 'same-origin',
        'Strict-Transport-Security': `max-age=${transportMaxAge}${transportSuffixes[transport]}`,
        'X-Content-Type-Options': 'nosniff',
      },
    },
    { path: '/_astro/*', set: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    // A page shows several drawings and the icons. A day later they are asked for again, behind the visitor's back.
    { path: '/drawings/*', set: { 'Cache-Control': 'public, max-age=86400, stale-while-revalidate=604800' } },
    // Networks show the cards in their own pages.
    { path: '/cards/*', set: { 'Cross-Origin-Resource-Policy': 'cross-origin' } },
    { path: speculationRulesAddress, set: { 'Content-Type': 'application/speculationrules+json' } },
  ];
}

/**
 * Headers of one page: its own policy, what browsers heed on documents only (0.7 kB that each font and drawing is
 * spared), and the rules by which likely next pages are made ready.
 */
export function pageHeaders(path: string, policy: string): PathHeaders {
  return {
    path,
    set: {
      'Content-Security-Policy': policy,
      'Cross-Origin-Embedder-Policy': 'require-corp',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
      'Speculation-Rules': `"${speculationRulesAddress}"`,
    },
  };
}

/**
 * The file `_headers` of static hosts. They match by the path that was asked for, so the not-found page falls under
 * the rule for all paths, and they may send the values of several rules together, which browsers then all enforce:
 * that rule's policy must therefore allow what the pages need.
 */
export function toHeadersFile({ headers }: Serving): string {
  const hostPolicy = "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'";
  return headers
    .filter(({ path }) => path !== '/404')
    .map(({ path, set }) => {
      const values = path === '/*' ? { ...set, 'Content-Security-Policy': hostPolicy } : set;
      return [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n');
    })
    .join('\n');
}

/** The file `_redirects` of static hosts. */
export function toRedirectsFile({ redirects }: Serving): string {
  return redirects.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join('');
}
