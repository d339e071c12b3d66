import { globSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { settleTokens } from './settle-tokens.ts';

const settle = (style: string) => postcss([settleTokens]).process(style, { from: undefined }).css;

describe('settling tokens', () => {
  it('puts a token that never changes in place', () => {
    expect(settle('p { padding: var(--space-4) calc(2 * var(--space-2)); }')).toBe(
      'p { padding: 1rem calc(2 * 0.5rem); }',
    );
  });

  it('leaves what depends on the ground', () => {
    expect(settle('p { color: var(--text); }')).toBe('p { color: var(--text); }');
  });

  it('leaves no name without a value', () => {
    const site = globSync('site/**/*.css')
      .map((file) => settle(readFileSync(file, 'utf8')))
      .join('\n');
    const declared = new Set(Array.from(site.matchAll(/(--[\w-]+):/g), ([, name]) => name));
    const used = new Set(Array.from(site.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
    expect([...used].filter((name) => !declared.has(name))).toEqual([]);
  });
});
