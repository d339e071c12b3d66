import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hasStyleAttribute, pagePolicy } from './policy.ts';

const relayed = { direct: false, recordsOrigin: '' };

function hash(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function directive(html: string, name: string, settings = relayed): string[] | undefined {
  const found = pagePolicy(html, settings)
    .split('; ')
    .find((entry) => entry.startsWith(`${name} `));
  return found?.split(' ').slice(1);
}

describe('the policy of a page', () => {
  it('names exactly the inline scripts and styles that the page holds', () => {
    const html = '<style>a{}</style><style data-x>b{}</style><script type="module">c()</script><script>d()</script>';
    expect(directive(html, 'style-src')).toEqual([hash('a{}'), hash('b{}')]);
    expect(directive(html, 'script-src')).toEqual([hash('c()'), hash('d()')]);
  });

  it('names a script once that stands twice', () => {
    expect(directive('<script>a()</script><script>a()</script>', 'script-src')).toEqual([hash('a()')]);
  });

  it('leaves data blocks out, which are not scripts', () => {
    expect(directive('<script type="application/ld+json">{}</script>', 'script-src')).toBeUndefined();
  });

  it('lets only pages with an island load scripts, and only from the site', () => {
    expect(directive('<astro-island></astro-island>', 'script-src')).toEqual(["'self'"]);
    expect(directive('<script src="/_astro/a.js"></script>', 'script-src')).toEqual(["'self'"]);
    expect(directive('<p>No script</p>', 'script-src')).toBeUndefined();
  });

  it('lets only pages with a form send anything, and only to the site', () => {
    expect(directive('<form>', 'form-action')).toEqual(["'self'"]);
    expect(directive('<p>', 'form-action')).toEqual(["'none'"]);
  });

  it('in direct mode lets the call go to the hosted database too, and nothing be posted natively', () => {
    const direct = { direct: true, recordsOrigin: 'https://api.service.example' };
    expect(directive('<form>', 'connect-src', direct)).toEqual(["'self'", 'https://api.service.example']);
    expect(directive('<form>', 'form-action', direct)).toEqual(["'none'"]);
  });

  it('forbids everything else', () => {
    const policy = pagePolicy('<form><style>a{}</style><astro-island></astro-island><script>a()</script>', relayed);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toContain('unsafe-');
    expect(policy).not.toContain('*');
  });
});

describe('a style attribute', () => {
  it.each(['<p style="color:red">', '<svg><path d="M0 0" style=fill:red /></svg>', '<a title="a > b" style="">'])(
    'is found in %s',
    (html) => {
      expect(hasStyleAttribute(html)).toBe(true);
    },
  );

  it.each([
    '<p data-style="x" class="style">',
    '<p title=" style=1">',
    '<p>a style="x"</p>',
    '<script>a = "<p style=1>"</script>',
  ])('is not found in %s', (html) => {
    expect(hasStyleAttribute(html)).toBe(false);
  });
});
