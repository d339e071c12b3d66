import { expect, it } from 'vitest';
import { hoistStyles } from './hoist-styles.ts';

it('moves the styles of the body to the end of the head', () => {
  const html = '<head><title>A</title></head><body><div><style>a{b:c}</style><p>B</p></div></body>';
  expect(hoistStyles(html)).toBe('<head><title>A</title><style>a{b:c}</style></head><body><div><p>B</p></div></body>');
});

it('leaves a page without them as it is', () => {
  const html = '<head><style>a{b:c}</style></head><body><p>B</p></body>';
  expect(hoistStyles(html)).toBe(html);
});
