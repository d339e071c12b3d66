import { describe, expect } from 'vitest';
import { referencePattern } from '../enquiry/wire.ts';
import { control, fill, listEnquiries, stored, submitButton, typed } from './support/enquiry.ts';
import { test } from './support/test.ts';

describe('without scripts, the form', () => {
  test('ends on a page that confirms, with the reference', async ({ open, site }) => {
    const page = await open('/contact', { scripts: false });
    await fill(page);
    await submitButton(page).click();
    await page.waitForURL('/contact/sent?*');
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('¡Message sent!');
    const text = await page.getByRole('main').innerText();
    expect(text).toMatch(/Thank you for contacting us\. We['’]ll get back to you as soon as possible\./);
    const listed = await listEnquiries(site);
    expect(listed.map(({ fields }) => fields)).toEqual([{ ...stored, Telefono: expect.stringContaining('612345678') }]);
    expect(text).toContain(listed[0]!.reference);
  });

  test('does not store twice what is sent twice', async ({ open, site }) => {
    const page = await open('/contact', { scripts: false });
    for (let attempt = 0; attempt < 2; attempt += 1) {
      await page.goto('/contact');
      await fill(page, { ...typed, message: 'Sent twice.' });
      await submitButton(page).click();
      await page.waitForURL('/contact/sent?*');
    }
    const listed = await listEnquiries(site);
    expect(listed.filter(({ fields }) => fields.Mensaje === 'Sent twice.')).toHaveLength(1);
  });

  test('ends on a page that says what is wrong, and keeps what was typed', async ({ open }) => {
    const page = await open('/contact', { scripts: false });
    await fill(page, { ...typed, name: '   ' });
    await submitButton(page).click();
    await page.waitForURL('/contact/not-sent#name');
    await expect(page.getByRole('heading', { level: 1 }).innerText()).resolves.toBe('Error sending message');
    const text = await page.getByRole('main').innerText();
    expect(text).toContain('Please try again later or send an email directly to');
    expect(text).toContain('Your name');
    expect(text).not.toContain('Your message is empty');
    await page.goBack();
    await expect(control(page, 'message').inputValue()).resolves.toBe(typed.message);
  });

  test('leaves required fields to the browser', async ({ open }) => {
    const page = await open('/contact', { scripts: false });
    await submitButton(page).click();
    await expect(page.evaluate(() => location.pathname)).resolves.toBe('/contact');
  });

  test('shows no reference to who comes to the confirmation by another way', async ({ open }) => {
    const page = await open('/contact/sent?reference=<b>nonsense</b>', { scripts: false });
    const words = (await page.getByRole('main').innerText()).split(/\s/);
    expect(words.filter((word) => referencePattern.test(word))).toEqual([]);
    expect(words.join(' ')).not.toContain('nonsense');
  });
});
