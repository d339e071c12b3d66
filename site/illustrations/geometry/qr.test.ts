import { describe, expect, it } from 'vitest';
import { qrPath, qrSize } from './qr.ts';

/** The grid that a path fills, row by row. */
function gridOf(path: string): string[] {
  const grid = Array.from({ length: qrSize }, () => Array.from({ length: qrSize }, () => ' '));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    grid[Number(y)]!.fill('#', Number(x), Number(x) + Number(length));
  return grid.map((row) => row.join(''));
}

describe('the drawn code', () => {
  it('is the same for the same seed and another for another', () => {
    expect(qrPath('a table for one')).toBe(qrPath('a table for one'));
    expect(qrPath('a table for one')).not.toBe(qrPath('a table for two'));
  });

  it('has a finder in three corners, set apart by a quiet line, and the timing lines', () => {
    const grid = gridOf(qrPath('seed'));
    const finder = ['#######', '#     #', '# ### #', '# ### #', '# ### #', '#     #', '#######'];
    expect(grid.slice(0, 8).map((row) => row.slice(0, 8))).toEqual([...finder.map((row) => `${row} `), '        ']);
    expect(grid.slice(0, 7).map((row) => row.slice(-7))).toEqual(finder);
    expect(grid.slice(-7).map((row) => row.slice(0, 7))).toEqual(finder);
    expect(grid[6]!.slice(8, 17)).toBe('# # # # #');
  });

  it('fills between a third and two thirds of the rest', () => {
    const dark = gridOf(qrPath('seed')).join('').split('#').length - 1;
    expect(dark).toBeGreaterThan(qrSize ** 2 / 3);
    expect(dark).toBeLessThan((qrSize ** 2 * 2) / 3);
  });
});
