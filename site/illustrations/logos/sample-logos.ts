interface Drawing {
  /** Lines in the colour of the text. */
  ink: string;
  /** Lines in the colour of the thread. */
  thread: string;
}

/** Invented logos on a 96 × 64 grid, for the sample entries of awards. */
export const awardLogos = {
  compass: {
    ink: 'M48 58a26 26 0 1 0 0-52 26 26 0 0 0 0 52ZM48 6v5M48 53v5M22 32h5M69 32h5M58 20l-6 15.5-14 8.5 6-15.5ZM48 32h.01',
    thread:
      'M33.5 17.5a20.5 20.5 0 0 1 6-4.2M29.5 24.5a20 20 0 0 0-1.8 5M62.5 46.5a20.5 20.5 0 0 1-6 4.2M66.5 39.5a20 20 0 0 0 1.8-5',
  },
  laurel: {
    ink: 'M30 10c-5 2-7 6-6 10 5-1 8-5 6-10ZM22 21c-5 1-8 4-8 9 5 0 9-4 8-9ZM20 34c-5-1-9 1-11 6 5 2 9-1 11-6ZM24 46c-4-3-8-2-12 1 3 4 8 4 12-1ZM66 10c5 2 7 6 6 10-5-1-8-5-6-10ZM74 21c5 1 8 4 8 9-5 0-9-4-8-9ZM76 34c5-1 9 1 11 6-5 2-9-1-11-6ZM72 46c4-3 8-2 12 1-3 4-8 4-12-1ZM48 18l4 8.5 9 1-6.6 6.2 1.7 9L48 38.3l-8.1 4.4 1.7-9L35 27.5l9-1Z',
    thread: 'M30 54c3 1.8 6 2.7 9 3M45.5 57.3h5M57 57c3-.3 6-1.2 9-3',
  },
  bridge: {
    ink: 'M8 42h80M26 54V12M70 54V12M22 12h8M66 12h8M8 54h80M34 42V28.5M41 42v-8M48 42v-6M55 42v-8M62 42V28.5',
    thread: 'M8 36c8-3 14-11 18-20 5 13 12 18 22 18s17-5 22-18c4 9 10 17 18 20',
  },
  lantern: {
    ink: 'M40 6h16M48 6v6M36 18l3-6h18l3 6M34 18h28M36 18v30M60 18v30M34 48h28l3 8H31ZM48 48v-4M18 33h6M72 33h6M22 18l5 3M74 18l-5 3',
    thread: 'M48 43c-5-1-7-4-7-7.5C41 30 46 28 47 22c5 4 8 8.5 8 13 0 4-2.5 7-7 8Z',
  },
} as const satisfies Record<string, Drawing>;

/** Invented logos on a 96 × 64 grid, for the sample entries of media mentions. */
export const mediaLogos = {
  gazette: {
    ink: 'M16 10h56v40a6 6 0 0 0 6 6H22a6 6 0 0 1-6-6ZM72 22h12v28a6 6 0 0 1-12 0M24 18h40M24 38h16v10H24ZM48 38h16M48 43h16M48 48h10',
    thread: 'M24 28h7M37 28h7M50 28h7M63 28h1',
  },
  radio: {
    ink: 'M48 58V34M40 58h16M36 42a14 14 0 1 1 24 0M28.5 49a25 25 0 1 1 39 0M48 28h.01',
    thread: 'M8 32c3-8 5-8 8 0M80 32c3 8 5 8 8 0',
  },
  quarterly: {
    ink: 'M46 54a22 22 0 1 0 0-44 22 22 0 0 0 0 44ZM46 45a13 13 0 1 0 0-26 13 13 0 0 0 0 26Z',
    thread: 'M48 40c8 2 10 7 15 10s9 3 13-1',
  },
  courier: {
    ink: 'M34 30 88 8 66 56 54 40ZM88 8 54 40l-4 14-5.3-18.7',
    thread: 'M8 50c4 2 7 2 10 0M24 46c3-3 5-4 8-3.5M38 45c1 2 0 5-3 6.5',
  },
  signal: {
    ink: 'M14 14h68a4 4 0 0 1 4 4v32a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4V18a4 4 0 0 1 4-4ZM36 4l12 10L60 4M74 24h4M74 31h4',
    thread: 'M18 36c5 0 5-10 10-10s5 18 10 18 5-14 10-14 5 8 10 8 4-3 8-3',
  },
} as const satisfies Record<string, Drawing>;

/** What the logo of an award is called. */
export type AwardLogoName = keyof typeof awardLogos;

/** What the logo of a medium is called. */
export type MediaLogoName = keyof typeof mediaLogos;
