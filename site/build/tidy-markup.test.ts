import { expect, it } from 'vitest';
import { tidyMarkup } from './tidy-markup.ts';

it('gathers all styles at the end of the head', () => {
  const html = '<head><style>x{y:z}</style><title>A</title></head><body><style>a{b:c}</style><p>B</p></body>';
  expect(tidyMarkup(html)).toBe('<head><title>A</title><style>x{y:z}a{b:c}</style></head><body><p>B</p></body>');
});

it('leaves the marks between texts only where React looks for them', () => {
  const html = '<head></head><body><p>A<!-- --> b</p><astro-island><p>C<!-- -->d</p></astro-island></body>';
  expect(tidyMarkup(html)).toBe('<head></head><body><p>A b</p><astro-island><p>C<!-- -->d</p></astro-island></body>');
});

it('leaves a page without them as it is', () => {
  const html = '<head><style>a{b:c}</style></head><body><p>B</p></body>';
  expect(tidyMarkup(html)).toBe(html);
});
