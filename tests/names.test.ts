import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { control, fill, submitButton } from './support/enquiry.ts';
import { states } from './support/states.ts';
import { test as base, type Visit } from './support/test.ts';

/** Opens a page in one of the named states. */
const test = base.extend('enter', ({ open }) => async (state: string, visit: Visit = {}): Promise<Page> => {
  const { address, expected = [], enter } = states[state]!;
  const page = await open(address, { reducedMotion: true, expected, ...visit });
  await enter(page);
  return page;
});

describe('a screen reader gets', () => {
  test('the header', async ({ open }) => {
    const page = await open('/about-us');
    expect(await page.getByRole('banner').ariaSnapshot()).toMatchInlineSnapshot(`
      "- banner:
        - link "Hilvana home page":
          - /url: /
        - navigation "Main":
          - list:
            - listitem:
              - button "Who is it for?"
            - listitem:
              - button "Solutions"
            - listitem:
              - link "About us":
                - /url: /about-us
            - listitem:
              - link "Contact":
                - /url: /contact
        - link "Book a call (opens in a new tab)":
          - /url: https://booking.example/hilvana"
    `);
  });

  test('the panel of audiences', async ({ enter }) => {
    const page = await enter('the panel of audiences open');
    expect(await page.locator('header [popover]:popover-open').ariaSnapshot()).toMatchInlineSnapshot(`
      "- list:
        - listitem:
          - link "NGOs and Foundations One living directory in place of a spreadsheet each.":
            - /url: /ngos-foundations
      - list:
        - listitem:
          - link "Interorganisational collaboration Share what you choose, with whom you choose.":
            - /url: /interorganisational-collaboration
      - list:
        - listitem:
          - link "Municipalities See the whole city's offer and where it runs out.":
            - /url: /municipalities
      - paragraph:
        - strong: Not sure which piece comes first?
        - text: Tell us what hurts most.
      - paragraph: No strings attached • 25 minutes • Personalised
      - link "Let's talk!":
        - /url: /contact"
    `);
  });

  test('the panel of solutions', async ({ enter }) => {
    const page = await enter('the panel of solutions open');
    expect(await page.locator('header [popover]:popover-open').ariaSnapshot()).toMatchInlineSnapshot(`
      "- paragraph: Internal coordination
      - list "Internal coordination":
        - listitem:
          - link "Social resources management Every resource and contact, with the places left.":
            - /url: /social-resources-management
        - listitem:
          - link "Organisation networks One map for a federation, each in charge of its own.":
            - /url: /organisation-networks
      - paragraph: Connecting with vulnerable groups
      - list "Connecting with vulnerable groups":
        - listitem:
          - link "Access to help The app that says what is open near you now.":
            - /url: /access-to-help
        - listitem:
          - link "Autonomy and inclusion Choosing and reserving for oneself.":
            - /url: /autonomy-inclusion
        - listitem:
          - link "Channelling community help Shops and neighbours who offer a service.":
            - /url: /channelling-community-help
      - paragraph: Impact and research
      - list "Impact and research":
        - listitem:
          - link "Impact measurement What was offered and used, for honest reports.":
            - /url: /impact-measurement
        - listitem:
          - link "Research with real data Anonymous, governed data that answers questions.":
            - /url: /research-data
      - paragraph:
        - strong: Not sure which piece comes first?
        - text: Tell us what hurts most.
      - paragraph: No strings attached • 25 minutes • Personalised
      - link "Let's talk!":
        - /url: /contact"
    `);
  });

  test('the menu of small screens', async ({ enter }) => {
    const page = await enter('the menu of small screens with its groups open', { width: 360, height: 740 });
    expect(await page.getByRole('dialog').ariaSnapshot()).toMatchInlineSnapshot(`
      "- dialog "Main":
        - link "Hilvana home page":
          - /url: /
        - button "Close the menu"
        - navigation "Main":
          - group:
            - text: Who is it for?
            - list "Who is it for?":
              - listitem:
                - link "NGOs and Foundations":
                  - /url: /ngos-foundations
              - listitem:
                - link "Interorganisational collaboration":
                  - /url: /interorganisational-collaboration
              - listitem:
                - link "Municipalities":
                  - /url: /municipalities
          - group:
            - text: Solutions
            - paragraph: Internal coordination
            - list "Internal coordination":
              - listitem:
                - link "Social resources management":
                  - /url: /social-resources-management
              - listitem:
                - link "Organisation networks":
                  - /url: /organisation-networks
            - paragraph: Connecting with vulnerable groups
            - list "Connecting with vulnerable groups":
              - listitem:
                - link "Access to help":
                  - /url: /access-to-help
              - listitem:
                - link "Autonomy and inclusion":
                  - /url: /autonomy-inclusion
              - listitem:
                - link "Channelling community help":
                  - /url: /channelling-community-help
            - paragraph: Impact and research
            - list "Impact and research":
              - listitem:
                - link "Impact measurement":
                  - /url: /impact-measurement
              - listitem:
                - link "Research with real data":
                  - /url: /research-data
          - link "About us":
            - /url: /about-us
          - link "Contact":
            - /url: /contact
          - list:
            - listitem:
              - link "Networks":
                - /url: /redes
            - listitem:
              - link "About the project":
                - /url: /sobre-proyecto
        - link "Book a call (opens in a new tab)":
          - /url: https://booking.example/hilvana
        - paragraph: No strings attached • 25 minutes • Personalised"
    `);
  });

  test('the tabs and the open panel', async ({ enter }) => {
    const page = await enter('the second tab open');
    expect(await page.getByRole('tablist').ariaSnapshot()).toMatchInlineSnapshot(`
      "- tablist "What changes on an ordinary Tuesday":
        - tab "Everything under control Resources and contacts in one live database."
        - tab "Your help, visible and accessible People find it in the app, on their own." [selected]
        - tab "Collaborative work Share what you choose, with whom you choose."
        - tab "All the latest, right in front of you News and alerts that reach the right people.""
    `);
    const panel = page.getByRole('tabpanel', { name: 'Your help, visible and accessible' });
    await expect(panel.getByRole('heading').allTextContents()).resolves.toEqual([]);
  });

  test('the form', async ({ enter }) => {
    const page = await enter('the form empty and awake');
    expect(await page.getByRole('form').ariaSnapshot()).toMatchInlineSnapshot(`
      "- form "Write to us":
        - paragraph: Fields marked with * are needed.
        - text: Name
        - textbox "Name"
        - paragraph
        - text: Email
        - textbox "Email"
        - paragraph
        - text: Organisation (optional)
        - textbox "Organisation (optional)"
        - paragraph
        - text: Type of organisation
        - combobox "Type of organisation":
          - option "Choose one" [selected]
          - option "NGO/Foundation"
          - option "Municipality"
          - option "Network"
          - option "Other"
        - paragraph
        - text: Phone (optional)
        - 'button "Country: Spain ES +34"'
        - textbox "Phone (optional)":
          - /placeholder: Phone number
        - paragraph
        - text: How did you find us?
        - combobox "How did you find us?":
          - option "Choose one" [selected]
          - option "Social media"
          - option "Media"
          - option "Word of mouth"
          - option "Search engines"
          - option "Other"
        - paragraph
        - text: Message
        - textbox "Message"
        - paragraph
        - button "Send message"
        - paragraph:
          - text: We reply to the email address you give.
          - link "What happens to your data":
            - /url: "#privacy"
        - status
        - alert"
    `);
  });

  test('the form with its faults', async ({ enter }) => {
    const page = await enter('the form invalid');
    expect(await page.getByRole('form').ariaSnapshot()).toMatchInlineSnapshot(`
      "- form "Write to us":
        - paragraph: Fields marked with * are needed.
        - text: Name
        - textbox "Name" [invalid]
        - paragraph: Please fill out this field.
        - text: Email
        - textbox "Email" [invalid]
        - paragraph: Please fill out this field.
        - text: Organisation (optional)
        - textbox "Organisation (optional)"
        - paragraph
        - text: Type of organisation
        - combobox "Type of organisation" [invalid]:
          - option "Choose one" [selected]
          - option "NGO/Foundation"
          - option "Municipality"
          - option "Network"
          - option "Other"
        - paragraph: Please select an item in the list.
        - text: Phone (optional)
        - 'button "Country: Spain ES +34"'
        - textbox "Phone (optional)":
          - /placeholder: Phone number
        - paragraph
        - text: How did you find us?
        - combobox "How did you find us?" [invalid]:
          - option "Choose one" [selected]
          - option "Social media"
          - option "Media"
          - option "Word of mouth"
          - option "Search engines"
          - option "Other"
        - paragraph: Please select an item in the list.
        - text: Message
        - textbox "Message" [invalid]
        - paragraph: Please fill out this field.
        - button "Send message"
        - paragraph:
          - text: We reply to the email address you give.
          - link "What happens to your data":
            - /url: "#privacy"
        - status
        - alert"
    `);
  });

  test('the form under way', async ({ enter }) => {
    const page = await enter('the form sending');
    expect(await submitButton(page).ariaSnapshot()).toMatchInlineSnapshot(`"- button "Sending..." [disabled]"`);
  });

  test('the search for a country', async ({ enter }) => {
    const page = await enter('the list of countries open');
    await page.keyboard.type('portu');
    await expect.poll(() => page.getByRole('listbox').getByRole('option').count()).toBe(1);
    expect(await page.locator('form [popover]:popover-open').ariaSnapshot()).toMatchInlineSnapshot(`
      "- combobox "Search for a country" [expanded]: portu
      - listbox "Country":
        - option "PT Portugal +351" [selected]
      - status"
    `);
  });
});

describe('a fault', () => {
  test('is tied to its field', async ({ enter }) => {
    const page = await enter('the form invalid');
    for (const name of ['name', 'email', 'entityType', 'howFoundUs', 'message'] as const) {
      const id = await control(page, name).getAttribute('aria-describedby');
      await expect(page.locator(`#${String(id)}`).innerText(), name).resolves.not.toBe('');
    }
  });
});

describe('the outcome of sending', () => {
  test.for([
    { outcome: 'sent', role: 'status', words: '¡Message sent!' },
    { outcome: 'failed', role: 'alert', words: 'Error sending message' },
  ])('is announced in a region that was there before: $outcome', async ({ outcome, role, words }, { open }) => {
    const lost = outcome === 'failed';
    const page = await open('/contact', { expected: lost ? [/ERR_FAILED/, /Error sending message/] : [] });
    if (lost) await page.route('**/v0/**', (route) => route.abort());
    const region = await page.locator(`form [role=${role}]`).last().elementHandle();
    await expect(region!.textContent()).resolves.toBe('');
    await fill(page);
    await submitButton(page).click();
    await expect.poll(() => region!.textContent()).toContain(words);
    await expect(region!.evaluate(({ isConnected }) => isConnected)).resolves.toBe(true);
  });

  test('leaves the keyboard where it was', async ({ open }) => {
    const page = await open('/contact');
    await fill(page);
    await submitButton(page).press('Enter');
    await page.locator('form [role=status]').last().getByText('¡Message sent!').waitFor();
    await expect.poll(() => submitButton(page).evaluate((button) => button === document.activeElement)).toBe(true);
  });
});

test('the form says what browsers and password managers may fill in', async ({ open }) => {
  const page = await open('/contact');
  const tokens = await page
    .locator('form [autocomplete]:not([autocomplete=off])')
    .evaluateAll((controls) =>
      Object.fromEntries(
        controls.map((element) => [element.getAttribute('name'), element.getAttribute('autocomplete')]),
      ),
    );
  expect(tokens).toEqual({ name: 'name', email: 'email', organization: 'organization', phone: 'tel' });
});
