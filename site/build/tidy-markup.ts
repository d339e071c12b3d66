const styleElements = /<style>([^]*?)<\/style>/g;

/**
 * Puts the markup of a page in order, as a whole document in and out: its styles, of which Astro puts some beside an
 * island, where HTML allows none, become one element at the end of the head; the marks between texts by which React
 * finds them again go where it never looks again, that is, everywhere but in islands.
 */
export function tidyMarkup(html: string): string {
  const styles = Array.from(html.matchAll(styleElements), ([, text]) => text).join('');
  const [head = '', ...rest] = html.replace(styleElements, '').split('</head>');
  const islands = rest.join('</head>').split(/(<astro-island\b[^]*?<\/astro-island>)/);
  const tidied = islands.map((part) => (part.startsWith('<astro-island') ? part : part.replaceAll('<!-- -->', '')));
  return `${head}${styles && `<style>${styles}</style>`}</head>${tidied.join('')}`;
}
