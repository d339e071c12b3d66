/**
 * The colours of drawings that stand in files of their own, where the page's tokens do not reach. The first group
 * repeats `styles/tokens.css` (a test holds the two together), the second is the city's own.
 */
export const palette = {
  paper: '#fbf7ef',
  card: '#fffdf8',
  linen: '#f3ebdd',
  line: '#d9cbb2',
  ink: '#17262b',
  slate: '#3d4c53',
  pine: '#0b5d50',
  deep: '#083f38',
  coral: '#c2412a',
  'quiet-on-dark': '#cfe0d8',
  error: '#9a2f1c',
  sun: '#f2b544',
  sky: '#cfe6ea',
  lilac: '#ddd6f3',
  blush: '#f7d9cc',
  mint: '#cfe8dc',
  map: '#f8f2e7',
} as const;

export const cityPalette = {
  stone: '#e9dfca',
  sand: '#e0d1b4',
  clay: '#ebbfac',
  rose: '#f1cdbb',
  honey: '#f3d087',
  lilac: '#cbc4ea',
  park: palette.mint,
  tree: '#9ecab6',
} as const;
