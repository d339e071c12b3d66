import { describe } from 'vitest';
import { expectAccessible, prepareAxe } from './support/accessibility.ts';
import { allAddresses, notFoundNoise, unknownAddress } from './support/addresses.ts';
import { expectNoSidewaysScroll } from './support/layout.ts';
import { choose, enlarged } from './support/matrix.ts';
import { states, type State } from './support/states.ts';
import { test } from './support/test.ts';

/** Windows from the widest to the one of a wide screen at 400 %. */
const windows = [{ width: 1280, height: 900 }, { width: 768, height: 1024 }, { width: 360, height: 740 }, enlarged];

/** The windows in which a page can be in a state. */
function fitting({ from = 0, below = Infinity }: State): typeof windows {
  return windows.filter(({ width }) => width >= from && width < below);
}

describe.for(Object.entries(states))('%s', ([, state]) => {
  const { address, expected = [], moves = false, enter } = state;
  const all = fitting(state).flatMap((window) =>
    [false, true].map((forcedColours) => ({ ...window, forcedColours, reducedMotion: !moves })),
  );

  test.for(choose(all.slice(0, 1), all))(
    'is accessible at $width px, with forced colours: $forcedColours',
    async (visit, { open }) => {
      const page = await open(address, { ...visit, expected, prepare: prepareAxe });
      await enter(page);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    },
  );
});

describe('at 400 %', () => {
  const some = ['/', '/about-us', '/contact', '/impact-measurement', '/privacy-policy'];

  test.for(choose(some, allAddresses))('%s is accessible', async (address, { open }) => {
    const expected = address === unknownAddress ? notFoundNoise : [];
    const page = await open(address, { ...enlarged, reducedMotion: true, expected, prepare: prepareAxe });
    await expectAccessible(page);
  });
});

describe('with forced colours', () => {
  const some = ['/', '/about-us', '/contact', '/impact-measurement', '/privacy-policy'].map((address) => ({
    address,
    width: 1280,
  }));
  const all = allAddresses.flatMap((address) => [360, 768, 1280].map((width) => ({ address, width })));

  test.for(choose(some, all))('$address is accessible at $width px', async ({ address, width }, { open }) => {
    const expected = address === unknownAddress ? notFoundNoise : [];
    const page = await open(address, {
      width,
      forcedColours: true,
      reducedMotion: true,
      expected,
      prepare: prepareAxe,
    });
    await expectAccessible(page);
  });
});
