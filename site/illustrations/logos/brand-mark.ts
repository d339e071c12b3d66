/**
 * The brand mark on a 34 × 32 grid: two uprights cut where the thread passes, the second being the first turned by half
 * about the middle, and the thread that joins them. Kept apart from its component so that `tools/icons.ts` can draw
 * the same shapes.
 */
export const brandMark = {
  width: 34,
  height: 32,
  upright:
    'M6 2.9a2.9 2.9 0 0 1 5.8 0v15.3c-.9 1.3-1.8 1.9-2.9 1.9-1 0-1.9-.4-2.9-1ZM6 26.2c1 .4 1.9.5 2.9.5s2-.2 2.9-.6v3a2.9 2.9 0 0 1-5.8 0Z',
  halfTurn: 'rotate(180 17 16)',
  thread: 'M1.9 19.9c2.1 2.1 4.3 3.5 7 3.5 8.1 0 8.1-14.8 16.2-14.8 2.7 0 4.9 1.4 7 3.5',
  threadWidth: 3.8,
} as const;
