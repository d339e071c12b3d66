/** Addresses that lead permanently to a page: stale entries of the menu for small screens. */
export const redirects: Readonly<Record<string, string>> = {
  '/redes': '/organisation-networks',
  '/sobre-proyecto': '/about-us',
};
