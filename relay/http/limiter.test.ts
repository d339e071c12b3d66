import { describe, expect, it } from 'vitest';
import { MemoryLimiter, type Limits } from './limiter.ts';

const limits: Limits = { perMinute: 6, burst: 3, totalPerMinute: 60 };

function start(changes: Partial<Limits> = {}) {
  const clock = { ms: 0 };
  const limiter = new MemoryLimiter({ ...limits, ...changes }, () => clock.ms);
  return { clock, limiter };
}

describe('the limits', () => {
  it('let a burst through, then one at a time', async () => {
    const { clock, limiter } = start();
    for (let sent = 0; sent < 3; sent += 1) expect(await limiter.take('a', 1)).toBe(0);
    expect(await limiter.take('a', 1)).toBe(10_000);
    clock.ms += 9_999;
    expect(await limiter.take('a', 1)).toBe(1);
    clock.ms += 1;
    expect(await limiter.take('a', 1)).toBe(0);
    expect(await limiter.take('a', 1)).toBe(10_000);
  });

  it('count each record', async () => {
    const { limiter } = start();
    expect(await limiter.take('a', 2)).toBe(0);
    expect(await limiter.take('a', 2)).toBe(10_000);
    expect(await limiter.take('a', 1)).toBe(0);
  });

  it('let a call larger than the burst through after a quiet time, and make up for it', async () => {
    const { clock, limiter } = start();
    expect(await limiter.take('a', 10)).toBe(0);
    clock.ms += 70_000;
    expect(await limiter.take('a', 1)).toBe(10_000);
  });

  it('keep networks apart', async () => {
    const { limiter } = start();
    expect(await limiter.take('a', 3)).toBe(0);
    expect(await limiter.take('b', 3)).toBe(0);
  });

  it('hold for all together, known or not', async () => {
    const { clock, limiter } = start({ totalPerMinute: 4 });
    expect(await limiter.take('a', 2)).toBe(0);
    expect(await limiter.take(null, 2)).toBe(0);
    expect(await limiter.take('b', 1)).toBe(15_000);
    clock.ms += 15_000;
    expect(await limiter.take('b', 1)).toBe(0);
  });

  it('take nothing from a call that is refused', async () => {
    const { limiter } = start({ totalPerMinute: 4 });
    await limiter.take('a', 3);
    expect(await limiter.take('a', 1)).toBeGreaterThan(0);
    expect(await limiter.take('b', 1)).toBe(0);
  });

  it('have no upper bound', async () => {
    const { limiter } = start({ perMinute: 1e9, burst: 1e9, totalPerMinute: 1e9 });
    for (let sent = 0; sent < 1000; sent += 1) expect(await limiter.take('a', 10)).toBe(0);
  });
});
