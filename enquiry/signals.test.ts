import { describe, expect, it } from 'vitest';
import { formatSignals, parseSignals, type Signals } from './signals.ts';

describe('the signals of a form', () => {
  it.each<[Signals, string]>([
    [{}, ''],
    [{ ms: 1400.4 }, 'ms=1400'],
    [{ trap: true, restored: true, autofill: true, ms: 0 }, 'trap=1;restored=1;autofill=1;ms=0'],
    [{ trap: false, ms: 5 }, 'ms=5'],
  ])('%j travel as %j', (signals, text) => {
    expect(formatSignals(signals)).toBe(text);
  });

  it('arrive as they were sent', () => {
    const signals = { trap: true, restored: true, autofill: true, ms: 1400 };
    expect(parseSignals(formatSignals(signals))).toEqual(signals);
  });

  it.each(['', 'nonsense', 'trap=0', 'trap=yes', 'ms=-1', 'ms=1e9', 'ms=99999999999', '=;=;', '__proto__=1'])(
    'count as missing in %j',
    (text) => {
      expect(parseSignals(text)).toEqual({});
    },
  );

  it('are understood in any order, and beside what is not', () => {
    expect(parseSignals(' ms=3 ;colour=red; trap=1')).toEqual({ ms: 3, trap: true });
  });
});
