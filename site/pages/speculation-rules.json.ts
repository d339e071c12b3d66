import type { APIRoute } from 'astro';
import { formPath, outcomePaths } from '../../enquiry/wire.ts';

const never = [formPath, outcomePaths.sent, outcomePaths.notSent].map((address) => `${address}*`);

/** Which links a browser may make ready while a visitor points at them: pages of this site, never an outcome. */
export const GET: APIRoute = () =>
  Response.json({
    prerender: [
      {
        where: { and: [{ href_matches: '/*' }, { not: { href_matches: never } }] },
        eagerness: 'moderate',
      },
    ],
  });
