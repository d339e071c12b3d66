import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { readAddresses } from '../tools/addresses.ts';
import { root } from '../tools/run.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // Matters of taste to a reader of the source, which nobody writes by hand.
    'attribute-boolean-style': 'off',
    'no-trailing-whitespace': 'off',
  },
});

const addresses = await readAddresses();

test.for(addresses)('%s is valid HTML', async (address) => {
  const file = path.join(root, 'dist', `${address === '/' ? 'index' : address}.html`);
  const { results } = await validator.validateString(await readFile(file, 'utf8'));
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${line}:${column} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});
