import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Listens to a whole browser context: console errors, uncaught errors, failed requests, answers with an error status,
 * and requests to any other origin. Out: a function that fails the test when there was something not in `expected`.
 */
export function listenForNoise(context: BrowserContext, origin: string): (expected: RegExp[]) => void {
  const noise: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') noise.push(`console error: ${message.text()}`);
  });
  context.on('weberror', (error) => noise.push(`uncaught error: ${error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) noise.push(`foreign request: ${url.href}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // What a page was still loading when the visitor left it.
    if (reason !== 'net::ERR_ABORTED') noise.push(`failed request: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) noise.push(`status ${response.status()}: ${response.url()}`);
  });
  return (expected) => {
    const unexpected = noise.filter((entry) => !expected.some((pattern) => pattern.test(entry)));
    expect(unexpected, 'noise in the browser').toEqual([]);
  };
}
