import { describe, expect, it } from 'vitest';
import type { Limiter, Limits } from './limiter.ts';

/** Makes the limiter under test, with nothing counted yet. */
export type MakeLimiter = (limits: Limits, now: () => number) => Promise<Limiter>;

const limits: Limits = { perMinute: 6, burst: 3, totalPerMinute: 60 };

/** What every limiter must do. */
export function describeLimiter(name: string, make: MakeLimiter): void {
  async function start(changes: Partial<Limits> = {}) {
    const clock = { ms: 0 };
    const limiter = await make({ ...limits, ...changes }, () => clock.ms);
    return { clock, limiter };
  }

  describe(`${name}: the limits`, () => {
    it('let a burst through, then one at a time', async () => {
      const { clock, limiter } = await start();
      for (let sent = 0; sent < 3; sent += 1) expect(await limiter.take('a', 1)).toBe(0);
      expect(await limiter.take('a', 1)).toBe(10_000);
      clock.ms += 9_999;
      expect(await limiter.take('a', 1)).toBe(1);
      clock.ms += 1;
      expect(await limiter.take('a', 1)).toBe(0);
      expect(await limiter.take('a', 1)).toBe(10_000);
    });

    it('count each record', async () => {
      const { limiter } = await start();
      expect(await limiter.take('a', 2)).toBe(0);
      expect(await limiter.take('a', 2)).toBe(10_000);
      expect(await limiter.take('a', 1)).toBe(0);
    });

    it('let a call larger than the burst through after a quiet time, and make up for it', async () => {
      const { clock, limiter } = await start();
      expect(await limiter.take('a', 10)).toBe(0);
      clock.ms += 70_000;
      expect(await limiter.take('a', 1)).toBe(10_000);
    });

    it('keep networks apart', async () => {
      const { limiter } = await start();
      expect(await limiter.take('a', 3)).toBe(0);
      expect(await limiter.take('b', 3)).toBe(0);
    });

    it('hold for all together, known or not', async () => {
      const { clock, limiter } = await start({ totalPerMinute: 4 });
      expect(await limiter.take('a', 2)).toBe(0);
      expect(await limiter.take(null, 2)).toBe(0);
      expect(await limiter.take('b', 1)).toBe(15_000);
      clock.ms += 15_000;
      expect(await limiter.take('b', 1)).toBe(0);
    });

    it('take nothing from a call that is refused', async () => {
      const { limiter } = await start({ totalPerMinute: 4 });
      await limiter.take('a', 3);
      expect(await limiter.take('a', 1)).toBeGreaterThan(0);
      expect(await limiter.take('b', 1)).toBe(0);
    });

    it('have no upper bound', async () => {
      const { limiter } = await start({ perMinute: 1e9, burst: 1e9, totalPerMinute: 1e9 });
      for (let sent = 0; sent < 200; sent += 1) expect(await limiter.take('a', 10)).toBe(0);
    });
  });
}
