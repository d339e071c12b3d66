import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('ends once, after the time that it was given', () => {
  const end = vi.fn();
  const countdown = new Countdown(4000, end);
  vi.advanceTimersByTime(9000);
  expect(end).not.toHaveBeenCalled();
  countdown.resume();
  vi.advanceTimersByTime(3999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(9000);
  expect(end).toHaveBeenCalledOnce();
});

it('stands still while it is paused, and goes on with what was left', () => {
  const end = vi.fn();
  const countdown = new Countdown(4000, end);
  countdown.resume();
  vi.advanceTimersByTime(3000);
  countdown.pause();
  countdown.pause();
  vi.advanceTimersByTime(60_000);
  expect(end).not.toHaveBeenCalled();
  countdown.resume();
  countdown.resume();
  vi.advanceTimersByTime(999);
  expect(end).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(end).toHaveBeenCalledOnce();
});
