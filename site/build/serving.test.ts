import { describe, expect, it } from 'vitest';
import { commonHeaders, pageHeaders, toHeadersFile, toRedirectsFile, type Serving } from './serving.ts';

const serving: Serving = {
  sample: false,
  longPhoneNumbers: false,
  siteAddress: 'https://site.example',
  headers: [
    ...commonHeaders('host'),
    pageHeaders('/', "default-src 'self'"),
    pageHeaders('/404', "default-src 'none'"),
  ],
  redirects: [{ from: '/old', to: '/new', status: 301 }],
};

describe('the headers of the site', () => {
  it('promise https for this host only, unless told otherwise', () => {
    const transport = (scope: 'host' | 'subdomains' | 'preload') =>
      commonHeaders(scope)[0]?.set['Strict-Transport-Security'];
    expect(transport('host')).toBe('max-age=63072000');
    expect(transport('subdomains')).toBe('max-age=63072000; includeSubDomains');
    expect(transport('preload')).toBe('max-age=63072000; includeSubDomains; preload');
  });
});

describe('the files for static hosts', () => {
  it('list headers by path', () => {
    const [rule] = /^\/\n(?: {2}.+\n)+/m.exec(toHeadersFile(serving)) ?? [];
    expect(rule).toContain("  Content-Security-Policy: default-src 'self'\n");
    expect(rule).toContain('  Speculation-Rules: "/speculation-rules.json"\n');
    expect(rule).toContain('  Cross-Origin-Opener-Policy: same-origin\n');
  });

  it('forbid under the rule for all paths nothing that a page needs', () => {
    const [rule] = toHeadersFile(serving).split('\n\n');
    expect(rule).toMatch(/^\/\*\n/);
    expect(rule).toContain("frame-ancestors 'none'");
    expect(rule).not.toMatch(/(?:default|script|style|connect|img|font)-src/);
  });

  it('have no rule for the not-found page, whose address nobody asks for', () => {
    expect(toHeadersFile(serving)).not.toContain('404');
  });

  it('list redirects', () => {
    expect(toRedirectsFile(serving)).toBe('/old /new 301\n');
  });
});
