import { describe, expect, it } from 'vitest';
import { refuseSecretToken } from './public-token.ts';

const secret = `pat${'a1'.repeat(7)}.${'0f'.repeat(32)}`;

function build(token: string, environment: Record<string, string> = {}) {
  return () => {
    refuseSecretToken({ token }, environment);
  };
}

describe('a token of the hosted database', () => {
  it('is refused as the token of the pages, and not repeated', () => {
    expect(build(secret)).toThrow(/PUBLIC_RECORDS_TOKEN[^]*ALLOW_PUBLIC_TOKEN=yes/);
    expect(build(secret)).not.toThrow(secret);
    expect(build(secret, { ALLOW_PUBLIC_TOKEN: 'true' })).toThrow();
  });

  it('is let through when the operator says so', () => {
    expect(build(secret, { ALLOW_PUBLIC_TOKEN: 'yes' })).not.toThrow();
  });

  it('is not what a site key is', () => {
    expect(build('publishable-site-key')).not.toThrow();
    expect(build('')).not.toThrow();
  });
});
