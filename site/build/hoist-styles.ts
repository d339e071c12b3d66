/**
 * Moves style elements from a page's body into its head: Astro puts one beside an island, where HTML allows none.
 * In and out: a whole document.
 */
export function hoistStyles(html: string): string {
  const [head = '', ...rest] = html.split('</head>');
  const body = rest.join('</head>');
  const styles = body.match(/<style>[^<]*<\/style>/g) ?? [];
  return styles.length === 0 ? html : `${head}${styles.join('')}</head>${body.replace(/<style>[^<]*<\/style>/g, '')}`;
}
