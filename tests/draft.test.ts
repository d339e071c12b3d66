import { describe, expect } from 'vitest';
import { fill, held, notice, stored, submitButton, typed } from './support/enquiry.ts';
import { test } from './support/test.ts';

/** The scripts of the form do not arrive, which the browser says. */
const withoutForm = [/ERR_FAILED/, /_astro/, /hydrat/i];

describe('a draft', () => {
  test('survives a reload, before the form has loaded any script', async ({ open }) => {
    const page = await open('/contact', { expected: withoutForm });
    await fill(page);
    await page.route('**/_astro/*.js', (route) => route.abort());
    await page.reload();
    // The number comes back with its country, which only the form's script can show apart.
    await expect(held(page)).resolves.toEqual({ ...typed, phone: stored.Telefono });
  });

  test('can be sent after a reload as it was', async ({ open }) => {
    const page = await open('/contact');
    await fill(page, { ...typed, message: 'After a reload.' });
    await page.reload();
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
  });

  test('is gone once it was sent', async ({ open }) => {
    const page = await open('/contact');
    await fill(page, { ...typed, message: 'Gone with the wind.' });
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    await page.reload();
    expect(Object.values(await held(page)).join('')).toBe('');
    await expect(page.evaluate(() => sessionStorage.length)).resolves.toBe(0);
  });

  test('stays in its tab', async ({ open }) => {
    const page = await open('/contact');
    await fill(page);
    const other = await page.context().newPage();
    await other.goto('/contact');
    expect(Object.values(await held(other)).join('')).toBe('');
    await expect(other.evaluate(() => localStorage.length)).resolves.toBe(0);
    await expect(page.context().cookies()).resolves.toEqual([]);
  });
});
