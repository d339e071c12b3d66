import process from 'node:process';

/** Whether everything is tested with everything (`npm run test:all`) or each thing once (`npm test`). */
export const everyCombination = process.env['TEST_MATRIX'] === 'full';

/** A window of 1280 × 1024 px at 400 %. */
export const enlarged = { width: 320, height: 256 };

/** Chooses what is tested: `all` of it in the full matrix, otherwise only `some`. */
export function choose<T>(some: readonly T[], all: readonly T[]): readonly T[] {
  return everyCombination ? all : some;
}
