import { describe, expect, it } from 'vitest';
import { city, type CityShape } from './city.ts';

const nowhere = () => false;
const shape: CityShape = {
  seed: 1,
  frame: { left: 0, top: 0, width: 900, height: 600 },
  isOpen: nowhere,
  isPark: nowhere,
  isUnseen: nowhere,
};

const shapes = (data: string) => data.split(/(?=M)/).filter(Boolean);
const allBlocks = (paths: ReturnType<typeof city>) => Object.values(paths.blocks).flatMap(shapes);

describe('city', () => {
  it('is the same city wherever the frame is laid over it', () => {
    const whole = new Set(allBlocks(city({ ...shape, frame: { left: -500, top: -500, width: 2000, height: 1600 } })));
    const part = allBlocks(city(shape));
    expect(part.length).toBeGreaterThan(80);
    expect(part.filter((block) => !whole.has(block))).toEqual([]);
  });

  it('is another city for another seed', () => {
    expect(city({ ...shape, seed: 2 })).not.toEqual(city(shape));
  });

  it('builds nothing where it is open', () => {
    expect(allBlocks(city({ ...shape, isOpen: () => true }))).toEqual([]);
  });

  it('plants trees in parks and builds nothing else there', () => {
    const { blocks, trees } = city({ ...shape, isPark: () => true });
    expect(shapes(trees)).toHaveLength(7 * shapes(blocks.park).length);
    expect(blocks.sand + blocks.stone + blocks.lilac).toBe('');
  });

  it('only outlines what the thread has not seen', () => {
    const paths = city({ ...shape, isUnseen: () => true });
    expect(allBlocks(paths)).toEqual([]);
    expect(shapes(paths.outlines).length).toBeGreaterThan(80);
  });
});
