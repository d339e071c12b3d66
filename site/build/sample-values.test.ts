import { describe, expect, it } from 'vitest';
import { findSampleValues, refuseSampleValues } from './sample-values.ts';

/** Names of the sample values in a YAML text. */
function names(text: string): string[] {
  return findSampleValues('file.yaml', text).map(({ name }) => name);
}

describe('sample values', () => {
  it.each([
    'a: Sample Founder',
    'a: SAMPLE-00000000',
    'a: https://news.example/x',
    'a: hello@hilvana.example',
    'a: ""',
    'a:',
  ])('are found: %s', (text) => {
    expect(names(text)).toEqual(['a']);
  });

  it.each(['a: Ana Vidal', 'a: Samplers Ltd', 'a: https://town.examples.org', 'a: 2025', 'a: false', 'sample: false'])(
    'are not found: %s',
    (text) => {
      expect(names(text)).toEqual([]);
    },
  );

  it('are named with their line and the way to them', () => {
    const text = '# About you\nholder:\n  name: Sample Holder\nitems:\n  - id: one\n    sample: true\n  - id: two\n';
    expect(findSampleValues('file.yaml', text)).toEqual([
      { file: 'file.yaml', line: 3, name: 'holder.name', value: 'Sample Holder' },
      { file: 'file.yaml', line: 6, name: 'items.1.sample', value: 'true' },
    ]);
  });

  it('stop a build, each with its place', () => {
    const values = findSampleValues('file.yaml', 'a: Sample\nb:\n  c: ""\n');
    expect(() => {
      refuseSampleValues(values);
    }).toThrow(/2 sample value[^]*file\.yaml:1 a: Sample\n {2}file\.yaml:3 b\.c is empty/);
  });

  it('do not stop a build when there is none', () => {
    expect(() => {
      refuseSampleValues([]);
    }).not.toThrow();
  });
});
