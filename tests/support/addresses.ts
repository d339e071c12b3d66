/** The addresses of the specification, and the statement that public buyers expect. */
export const listedAddresses = [
  '/',
  '/ngos-foundations',
  '/municipalities',
  '/interorganisational-collaboration',
  '/organisation-networks',
  '/social-resources-management',
  '/access-to-help',
  '/autonomy-inclusion',
  '/channelling-community-help',
  '/impact-measurement',
  '/research-data',
  '/about-us',
  '/contact',
  '/terms-and-conditions',
  '/privacy-policy',
  '/accessibility',
] as const;

/** An address that leads to the not-found page. */
export const unknownAddress = '/no-such-page';

/** What the not-found page says in the console, by the browser and by itself. */
export const notFoundNoise = [/status of 404/, /^status 404: .*\/no-such-page$/, /Page not found: \/no-such-page$/];

/** Every page that a visitor can come to. */
export const allAddresses = [...listedAddresses, '/contact/sent', '/contact/not-sent', unknownAddress] as const;
