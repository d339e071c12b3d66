import { createHash } from 'node:crypto';
import type { BuildSettings } from '../build-settings.ts';

/** An inline script or style of a page: its attributes and its text. */
interface InlineElement {
  attributes: string;
  text: string;
}

/** Policy of every answer that is not a page of the site. */
export const closedPolicy = serialise({
  'default-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
  'frame-ancestors': ["'none'"],
});

/**
 * The Content-Security-Policy of one built page: everything is forbidden but what the page holds. Inline scripts and
 * styles are named by their hashes, so nothing `unsafe-*` is needed.
 */
export function pagePolicy(
  html: string,
  { direct, recordsOrigin }: Pick<BuildSettings, 'direct' | 'recordsOrigin'>,
): string {
  const scripts = inlineElements(html, 'script').filter(({ attributes }) => isExecutable(attributes));
  const loads = html.includes('<astro-island') || /<script\b[^>]*\ssrc=/.test(html);
  const own = loads ? ["'self'"] : [];
  const hasForm = /<form\b/.test(html);
  return serialise({
    'default-src': ["'none'"],
    'script-src': [...own, ...hashes(scripts)],
    'style-src': [...own, ...hashes(inlineElements(html, 'style'))],
    'img-src': ["'self'", ...(html.includes('data:image/') ? ['data:'] : [])],
    'font-src': ["'self'"],
    'manifest-src': ["'self'"],
    // Checkers of search engines' rules read /robots.txt from within the page.
    'connect-src': ["'self'", ...(hasForm && direct ? [recordsOrigin] : [])],
    'base-uri': ["'none'"],
    'form-action': [hasForm && !direct ? "'self'" : "'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  });
}

/** Whether any element of the page has a `style` attribute, which no hash can allow. */
export function hasStyleAttribute(html: string): boolean {
  const markup = html.replace(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '');
  return /<[a-z][a-z0-9-]*\b(?:[^>"']|"[^"]*"|'[^']*')*?\sstyle\s*=/i.test(markup);
}

function inlineElements(html: string, name: 'script' | 'style'): InlineElement[] {
  return [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>([^]*?)</${name}>`, 'g'))]
    .map(([, attributes = '', text = '']) => ({ attributes, text }))
    .filter(({ attributes }) => !/\ssrc=/.test(attributes));
}

/** Data blocks, such as structured data, are not scripts to the policy (HTML Standard, "script" element, `type`). */
function isExecutable(attributes: string): boolean {
  const [, type = ''] = /\stype="?([^"\s>]*)/.exec(attributes) ?? [];
  return ['', 'module', 'text/javascript'].includes(type);
}

function hashes(elements: InlineElement[]): string[] {
  return [...new Set(elements.map(({ text }) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`))];
}

function serialise(directives: Record<string, string[]>): string {
  return Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
