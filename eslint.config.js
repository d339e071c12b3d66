import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import astro from 'eslint-plugin-astro';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/** One room may import only what stands below it: `enquiry ← site`, `enquiry ← relay`, and nothing sideways. */
function closedTo(room, ...others) {
  return {
    files: [`${room}/**/*.{ts,tsx,astro}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: others.map((other) => ({
            regex: `^(\\.\\./)+${other}/`,
            message: `${room}/ must not import ${other}/: see docs/principles.md.`,
          })),
        },
      ],
    },
  };
}

export default defineConfig(
  { ignores: ['dist/', '**/node_modules/', 'data/', 'pictures/', '.astro/'] },
  js.configs.recommended,
  ...tseslint.configs.strict,
  ...tseslint.configs.stylistic,
  ...astro.configs.recommended,
  {
    files: ['**/*.{js,mjs,ts,tsx}'],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['site/**/*.{ts,tsx,astro}'],
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
  },
  {
    files: ['site/**/*.tsx'],
    plugins: { 'jsx-a11y-x': a11y, 'react-hooks': reactHooks },
    rules: {
      ...a11y.configs.recommended.rules,
      ...reactHooks.configs.recommended.rules,
      // Safari stops announcing a list once its bullets are styled away, unless the role is written out.
      'jsx-a11y-x/no-redundant-roles': ['error', { ol: ['list'], ul: ['list'] }],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', 'tests/**/*.ts'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'off',
      // A fixture of vitest that needs no other says so by an empty pattern.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
  closedTo('enquiry', 'site', 'relay', 'tests'),
  closedTo('site', 'relay', 'tests'),
  closedTo('relay', 'site', 'tests'),
);
