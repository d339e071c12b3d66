import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cardAddress } from '../cards/card.ts';
import { renderCard } from '../cards/render-card.ts';
import { settings } from '../settings.ts';

const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&#34;': '"', '&#39;': "'" };

/** Draws the share card of a built page, with the page's title on it, at the address that its head names. */
export async function drawShareCard(folder: string, address: string, html: string): Promise<void> {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  const file = path.join(folder, cardAddress(address));
  await mkdir(path.dirname(file), { recursive: true });
  const words = title.replace(/&#?\w+;/g, (entity) => entities[entity] ?? entity).replace(` | ${settings.brand}`, '');
  await writeFile(file, await renderCard(settings.brand, words));
}
