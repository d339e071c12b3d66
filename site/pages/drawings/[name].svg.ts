import type { APIRoute, GetStaticPaths } from 'astro';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { drawings } from '../../illustrations/drawings.ts';

/** One file for every drawing. */
export const getStaticPaths: GetStaticPaths = () =>
  Object.entries(drawings).map(([name, drawing]) => ({ params: { name }, props: { drawing } }));

/** A drawing as an SVG file. */
export const GET: APIRoute<{ drawing: ReactElement }> = ({ props }) =>
  new Response(renderToStaticMarkup(props.drawing), { headers: { 'content-type': 'image/svg+xml' } });
