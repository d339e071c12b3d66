import type { Page } from 'playwright-core';

/** What a page has transferred on its first load: headers and bodies as they went over the wire. */
export interface Transferred {
  /** The browser's word for it: Document, Font, Image, Script, … */
  kind: string;
  url: string;
  bytes: number;
}

/** Opens `url` without a cache, and tells what was transferred until the network was quiet. */
export async function measureTransfer(page: Page, url: string): Promise<Transferred[]> {
  const finished = new Map<string, number>();
  const responses = new Map<string, { kind: string; url: string }>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    responses.set(requestId, { kind: type, url: response.url });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    finished.set(requestId, encodedDataLength);
  });
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.goto(url, { waitUntil: 'networkidle' });
  await session.detach();
  return [...finished].flatMap(([id, bytes]) => {
    const found = responses.get(id);
    return found ? [{ ...found, bytes }] : [];
  });
}
