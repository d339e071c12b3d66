import { describe, expect, it } from 'vitest';
import { isPrivate, networkOf } from './client-network.ts';

describe("a visitor's network", () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::6', '2001:db8:1:2'],
    ['2001:0db8::1', '2001:db8:0:0'],
    ['2001:db8::', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', 'fd00::1', 'fe80::1%eth0'])(
    'is private at %s',
    (address) => {
      expect(isPrivate(address)).toBe(true);
    },
  );

  it.each(['203.0.113.7', '172.32.0.1', '2001:db8::1', '::ffff:203.0.113.7'])('is public at %s', (address) => {
    expect(isPrivate(address)).toBe(false);
  });
});
