import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { discoveryChannels, entityTypes, requiredFields, type FieldName } from '../enquiry/fields.ts';
import { control, fill, notice, submitButton, typed, watchCalls } from './support/enquiry.ts';
import { test } from './support/test.ts';

/** What stands under a field and is tied to it. */
async function described(page: Page, name: FieldName): Promise<string> {
  return control(page, name).evaluate((element) => {
    const ids = (element.getAttribute('aria-describedby') ?? '').split(' ');
    return ids
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' ')
      .trim();
  });
}

describe('the fields', () => {
  test('are named, marked and filled as the form state says', async ({ open }) => {
    const page = await open('/contact');
    for (const name of requiredFields) {
      await expect(
        control(page, name).evaluate((element: HTMLInputElement) => element.required),
        name,
      ).resolves.toBe(true);
    }
    for (const name of ['organization', 'phone'] as const) {
      await expect(
        control(page, name).evaluate((element: HTMLInputElement) => element.required),
        name,
      ).resolves.toBe(false);
    }
    await expect(control(page, 'email').getAttribute('type')).resolves.toBe('email');
    await expect(control(page, 'message').getAttribute('rows')).resolves.toBe('4');
    await expect(control(page, 'phone').getAttribute('placeholder')).resolves.toBe('Phone number');
    for (const [name, token] of Object.entries({ name: 'name', email: 'email', organization: 'organization' })) {
      await expect(control(page, name as FieldName).getAttribute('autocomplete')).resolves.toBe(token);
    }
    const options = (name: FieldName) =>
      control(page, name)
        .locator('option')
        .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value).filter(Boolean));
    await expect(options('entityType')).resolves.toEqual([...entityTypes]);
    await expect(options('howFoundUs')).resolves.toEqual([...discoveryChannels]);
  });

  test('that are empty are found by the browser and named under the field', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    const calls = watchCalls(page);
    await submitButton(page).click();
    await expect.poll(() => control(page, 'name').getAttribute('aria-invalid')).toBe('true');
    for (const name of requiredFields) await expect.poll(() => described(page, name), { message: name }).not.toBe('');
    await expect(control(page, 'name').evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    expect(calls).toEqual([]);
    await control(page, 'name').fill('Ana');
    await expect.poll(() => described(page, 'name')).toBe('');
    await expect(control(page, 'name').getAttribute('aria-invalid')).resolves.not.toBe('true');
  });

  test.for([
    ['name', '   '],
    ['message', ' \n '],
    ['email', 'no address'],
  ] as [FieldName, string][])('do not take this for %s: %j', async ([name, value], { open }) => {
    const page = await open('/contact');
    const calls = watchCalls(page);
    await fill(page, { ...typed, [name]: value });
    await submitButton(page).click();
    await expect.poll(() => described(page, name)).not.toBe('');
    expect(calls).toEqual([]);
  });

  test('keep what was typed, chosen and focused before the scripts arrive', async ({ open }) => {
    const page = await open('/contact');
    await page.route('**/_astro/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await control(page, 'entityType').selectOption('Network');
    await control(page, 'name').focus();
    await page.keyboard.type('Ana Vid', { delay: 20 });
    await page.locator('astro-island:not([ssr])').waitFor({ state: 'attached' });
    await page.keyboard.type('al');
    await expect(control(page, 'name').inputValue()).resolves.toBe('Ana Vidal');
    await expect(control(page, 'entityType').inputValue()).resolves.toBe('Network');
  });
});

describe('the telephone field', () => {
  /** Opens the list of countries and gives its search field. */
  async function openCountries(page: Page): Promise<Locator> {
    await page.getByRole('button', { name: /Country/ }).click();
    const search = page.getByRole('combobox', { name: /country/i });
    await search.waitFor();
    return search;
  }

  /** The list of countries. */
  function list(page: Page): Locator {
    return page.getByRole('listbox', { name: /country/i });
  }

  async function sentPhone(page: Page): Promise<unknown> {
    const calls = watchCalls(page);
    await submitButton(page).click();
    await notice(page).getByText('¡Message sent!').waitFor();
    const body = calls[0]!.postDataJSON() as { records: [{ fields: { Telefono: unknown } }] };
    return body.records[0].fields.Telefono;
  }

  test.for([
    ['612345678', '+34 612 34 56 78'],
    ['+447400123456', '+44 7400 123456'],
    ['0034612345678', '+34 612 34 56 78'],
    ['+34', ''],
    ['', ''],
  ] as const)('typed as %j is sent as %j', async ([text, whole], { open }) => {
    const page = await open('/contact');
    await fill(page, { ...typed, phone: '', message: `A number typed as ${text}` });
    await control(page, 'phone').focus();
    await control(page, 'phone').pressSequentially(text);
    await expect(sentPhone(page)).resolves.toBe(whole);
  });

  test('formats as one types, for Spain at first', async ({ open }) => {
    const page = await open('/contact');
    await control(page, 'phone').focus();
    await page.keyboard.type('612345678');
    await expect.poll(() => control(page, 'phone').inputValue()).toMatch(/612 34 56 78$/);
  });

  test('takes at most 15 digits', async ({ open }) => {
    const page = await open('/contact');
    await control(page, 'phone').focus();
    await page.keyboard.type('+4912345678901234567890');
    const digits = async () => (await control(page, 'phone').inputValue()).replace(/\D/g, '').length;
    await expect.poll(digits).toBeLessThanOrEqual(15);
  });

  test('has a list of countries that is searched by typing', async ({ open }) => {
    const page = await open('/contact', { reducedMotion: true });
    await openCountries(page);
    await page.keyboard.type('portu');
    await expect.poll(() => list(page).getByRole('option').count()).toBe(1);
    await page.keyboard.press('Enter');
    await list(page).waitFor({ state: 'hidden' });
    await expect(control(page, 'phone').evaluate((element) => element === document.activeElement)).resolves.toBe(true);
    await page.keyboard.type('912345678');
    await fill(page, { ...typed, phone: '', message: 'From Portugal.' });
    await expect(sentPhone(page)).resolves.toBe('+351 912 345 678');
  });

  test('chooses at once when Enter comes before the search', async ({ open }) => {
    const page = await open('/contact');
    await openCountries(page);
    await page.keyboard.type('france');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.getByRole('button', { name: /France/ }).count()).toBe(1);
  });

  test('closes its list by Escape, by a click outside and by choosing with the mouse', async ({ open }) => {
    const page = await open('/contact');
    await openCountries(page);
    await page.keyboard.press('Escape');
    await list(page).waitFor({ state: 'hidden' });
    await openCountries(page);
    await page.getByRole('heading', { level: 1 }).click();
    await list(page).waitFor({ state: 'hidden' });
    const search = await openCountries(page);
    await search.fill('italy');
    await list(page).getByRole('option', { name: /Italy/ }).click();
    await list(page).waitFor({ state: 'hidden' });
    await expect.poll(() => page.getByRole('button', { name: /Italy/ }).count()).toBe(1);
  });
});
