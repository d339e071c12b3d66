import { expect, it } from 'vitest';
import { seeded } from './random.ts';

it('gives the same numbers for the same seed, evenly spread over [0, 1)', () => {
  const first = seeded(42);
  const second = seeded(42);
  const numbers = Array.from({ length: 2000 }, () => first());
  expect(Array.from({ length: 2000 }, () => second())).toEqual(numbers);
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...numbers)).toBeLessThan(1);
  expect(numbers.reduce((sum, number) => sum + number, 0) / 2000).toBeCloseTo(0.5, 1);
});
