import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawings } from './drawings.ts';
import { palette } from './palette.ts';

describe.each(Object.entries(drawings))('the drawing %s', (_, drawing) => {
  const markup = renderToStaticMarkup(drawing);

  it('stands on its own', () => {
    expect(markup).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [^>]*viewBox="/);
    expect(markup).not.toMatch(/NaN|undefined|var\(|style=/);
  });

  it('weighs less than 6 kB on the way', () => {
    expect(brotliCompressSync(markup).length).toBeLessThan(6 * 1024);
  });
});

describe('the palette of drawings', () => {
  const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');

  it.each(Object.entries(palette))('has the colour %s of the tokens', (name, value) => {
    expect(tokens).toContain(`--palette-${name}: ${value};`);
  });
});
