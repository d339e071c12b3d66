import type { APIRoute, GetStaticPaths } from 'astro';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { languages, read, type Language } from '../../../content/read.ts';
import { Screens } from '../../../home/screens/screens.tsx';
import { settings } from '../../../settings.ts';

/** One file for every language. */
export const getStaticPaths: GetStaticPaths = () => languages.map((language) => ({ params: { language } }));

/** The drawn screens of the home page. */
export const GET: APIRoute<object, { language: Language }> = async ({ params }) => {
  const city = await read('city', params.language);
  const markup = renderToStaticMarkup(createElement(Screens, { city, brand: settings.brand }));
  return new Response(markup, { headers: { 'content-type': 'image/svg+xml' } });
};
