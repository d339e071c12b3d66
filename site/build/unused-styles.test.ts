import { describe, expect, it } from 'vitest';
import { dropUnusedStyles } from './unused-styles.ts';

const page = (style: string) => `<head><style>${style}</style></head><body class="a b"><p>c</p></body>`;

describe('dropping styles', () => {
  it('takes what names a class that is nowhere', () => {
    const style = '.a p{x:y}.d{x:y}.a .d,.b{x:y}@media print{.d{x:y}}@media print{.a{x:y}}';
    expect(dropUnusedStyles(page(style), '')).toBe(page('.a p{x:y}.b{x:y}@media print{.a{x:y}}'));
  });

  it.each([
    'p:is(:hover,.d){x:y}',
    '.a:not(.d){x:y}',
    '.a:has(>.d:not([hidden])){x:y}',
    '[hidden]{x:y}',
    '@keyframes d{from{x:y}50.5%{x:y}}',
    '@font-face{font-family:D}',
  ])('leaves %s', (style) => {
    expect(dropUnusedStyles(page(style), '')).toBe(page(style));
  });

  it('leaves what a script may come to use', () => {
    expect(dropUnusedStyles(page('.d{x:y}'), 'const styles={error:"d"}')).toBe(page('.d{x:y}'));
  });
});
