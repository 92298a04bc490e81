import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from '#server/features/feeds/testing/feed.harness.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.deleteFrom('country').execute();
});

describe('countries (O124)', () => {
  const ask = async (locale = 'en-us') => {
    const headers = { 'accept-language': locale };
    const document = '{ countries { id name } }';
    const { data } = await app.gql(await app.login('dealer1'), document, undefined, headers);
    return data.countries.map(({ id, name }: { id: string; name: string }) => `${id} ${name}`);
  };

  test('are those of the feed by name, with the own one', async () => {
    await given(app).country({ id: 'DE', name: 'Germany', nameDe: 'Deutschland' });
    await given(app).country({ id: 'AT', name: 'Austria', nameDe: 'Österreich' });
    await given(app).country({ id: 'FR', name: 'France', active: false });
    expect(await ask()).toEqual(['AT Austria', 'DE Germany', 'US United States']);
    expect(await ask('de')).toEqual(['DE Deutschland', 'AT Österreich', 'US Vereinigte Staaten']);
    expect(await ask('fr')).toEqual(['AT Austria', 'US États-Unis', 'DE Germany']);
  });
});

describe('cities (O123)', () => {
  const ask = async (args = '') => {
    const { data, errors } = await app.gql(
      await app.login('dealer1'),
      `{ cities${args} { id description state } }`,
    );
    if (errors) return errors[0]?.extensions?.code;
    return data.cities.map(({ description }: { description: string }) => description);
  };

  beforeAll(async () => {
    const { city } = given(app);
    await city({ country: 'US', description: 'Moab', state: 'Utah' });
    await city({ country: 'US', description: 'Boulder' });
    await city({ country: 'US', description: 'Gone', active: false });
    await city({ country: 'DE', description: 'Bonn' });
    await city({ country: 'DE', description: 'Überlingen' });
  });

  test('are those of the host’s country, by name', async () => {
    expect(await ask()).toEqual(['Boulder', 'Moab']);
    await given(app).hostSettings({ countryId: 'DE' });
    expect(await ask()).toEqual(['Bonn', 'Überlingen']);
  });

  test('are those of the named countries', async () => {
    expect(await ask('(countryId: "us")')).toEqual(['Boulder', 'Moab']);
    expect(await ask('(countries: ["US", "DE"])')).toEqual([
      'Bonn',
      'Boulder',
      'Moab',
      'Überlingen',
    ]);
    expect(await ask('(countries: ["FR"])')).toEqual([]);
  });

  test('are narrowed to those that begin with a search', async () => {
    expect(await ask('(countries: ["US", "DE"], search: "bo")')).toEqual(['Bonn', 'Boulder']);
    expect(await ask('(countries: ["US", "DE"], search: "uber")')).toEqual(['Überlingen']);
    expect(await ask('(countries: ["US"], search: "oab")')).toEqual([]);
    expect(await ask('(countries: ["US"], search: "%")')).toEqual([]);
  });

  test('are at most as many as asked for, and never more than 1,000', async () => {
    expect(await ask('(countries: ["US", "DE"], limit: 2)')).toEqual(['Bonn', 'Boulder']);
    expect(await ask('(limit: 1001)')).toBe('BAD_USER_INPUT');
  });
});

describe('the feed', () => {
  let harness: FeedHarness;
  beforeAll(async () => {
    harness = await openFeedHarness();
  });
  afterAll(() => harness.close());

  test('reads countries with their names', async () => {
    const countries = (...lines: string[]) => ({
      'countries.csv': ['id,name,name.de', ...lines],
    });
    expect(await harness.problems(countries('DE,Germany,Deutschland'))).toEqual([]);
    const stored = harness.db.selectFrom('country').select(['id', 'name', 'name_de', 'name_fr']);
    expect(await stored.execute()).toEqual([
      { id: 'DE', name: 'Germany', name_de: 'Deutschland', name_fr: '' },
    ]);
    expect(await harness.problems(countries('Germany,Germany,'))).toEqual([
      'countries.csv:2:id: "Germany" is not a country code of two capitals (NOT_ALLOWED)',
    ]);
  });

  test('reads cities with their states', async () => {
    const cities = (...lines: string[]) => ({
      'cities.csv': ['country,id,description,state,active', ...lines],
    });
    const lines = ['ID,1,Bandung,Jawa Barat,', 'ID,2,Bogor,,false'];
    expect(await harness.problems(cities(...lines))).toEqual([]);
    const stored = harness.db.selectFrom('city').select(['id', 'state', 'active']).orderBy('id');
    expect(await stored.execute()).toEqual([
      { id: '1', state: 'Jawa Barat', active: true },
      { id: '2', state: '', active: false },
    ]);
    expect(await harness.problems(cities('Indonesia,1,Bandung,,'))).toEqual([
      'cities.csv:2:country: "Indonesia" is not a country code of two capitals (NOT_ALLOWED)',
    ]);
  });
});
