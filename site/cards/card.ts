/** Size that networks show without cropping (Open Graph, 1.91 : 1), in px. */
export const cardSize = { width: 1200, height: 630 };

/** Address of the card of a page, by the page's own address. */
export function cardAddress(page: string): string {
  return `/cards/${page === '/' ? 'home' : page.slice(1).replaceAll('/', '-')}.png`;
}
