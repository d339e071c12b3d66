import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const hostedDatabase = {
  AIRTABLE_TOKEN: 'patSecret',
  AIRTABLE_BASE_ID: 'appBase',
  AIRTABLE_TABLE_ID: 'Contact enquiries',
};

describe('the settings', () => {
  it('work without any', () => {
    expect(readConfig({})).toMatchObject({ port: 4321, host: 'localhost', hostedDatabase: null, trustProxy: [] });
  });

  it('count a variable set to nothing as unset', () => {
    expect(readConfig({ PORT: '', AIRTABLE_TOKEN: '' })).toMatchObject({ port: 4321, hostedDatabase: null });
  });

  it('name the hosted database, its address without a trailing slash', () => {
    expect(readConfig({ ...hostedDatabase, AIRTABLE_URL: 'http://127.0.0.1:8080/' }).hostedDatabase).toEqual({
      url: 'http://127.0.0.1:8080',
      token: 'patSecret',
      baseId: 'appBase',
      tableId: 'Contact enquiries',
      referenceField: null,
    });
  });

  it.each(['postgres://relay:secret@db.example/enquiries', 'postgresql:///enquiries?host=/run/postgresql'])(
    'name a database, %s',
    (address) => {
      expect(readConfig({}).databaseUrl).toBeNull();
      expect(readConfig({ DATABASE_URL: address }).databaseUrl).toBe(address);
    },
  );

  it.each(['loopback', '10.0.0.0/8', '192.168.1.1, 2001:db8::/32'])('trust the proxies %s', (ranges) => {
    expect(readConfig({ TRUST_PROXY: ranges }).trustProxy).toEqual(ranges.split(', '));
  });

  it.each([
    [{ PORT: 'http' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ AIRTABLE_URL: 'airtable' }, 'AIRTABLE_URL'],
    [{ DATABASE_URL: 'mysql://db.example/enquiries' }, 'DATABASE_URL'],
    [{ AIRTABLE_TOKEN: 'two words' }, 'AIRTABLE_TOKEN'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '10.0.0.0/40' }, 'TRUST_PROXY'],
    [{ TRUST_PROXY: '0.0.0.0/' }, 'TRUST_PROXY'],
  ])('are refused when %j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(new RegExp(`^ {2}${name} must be `, 'm'));
  });

  it('name every fault at once, and no value', () => {
    const { AIRTABLE_TOKEN, AIRTABLE_BASE_ID } = hostedDatabase;
    const read = () =>
      readConfig({ AIRTABLE_TOKEN, AIRTABLE_BASE_ID, PORT: 'secret-port', TRUST_PROXY: 'secret-proxy' });
    expect(read).toThrow(/PORT must be/);
    expect(read).toThrow(/TRUST_PROXY must be/);
    expect(read).toThrow(/AIRTABLE_TABLE_ID is missing: set all of AIRTABLE_TOKEN/);
    expect(read).not.toThrow(/secret|patSecret/i);
  });
});
