import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const header = 'sorg,id,language,words';
const stored = () =>
  harness.db.selectFrom('search_synonym').select(['id', 'language', 'words']).execute();

test('imports synonyms and packs them with the catalog', async () => {
  const before = await harness.db.selectFrom('catalog_change').select('id').execute();
  const rows = ['2000,guard,en,fender | mudguard'];
  expect((await harness.run({ 'search_synonyms.csv': [header, ...rows] })).ok).toBe(true);
  expect(await stored()).toEqual([{ id: 'guard', language: 'en', words: ['fender', 'mudguard'] }]);
  const after = await harness.db.selectFrom('catalog_change').select('id').execute();
  expect(after.length).toBeGreaterThan(before.length);
  await harness.run({ 'search_synonyms.csv': [header, '2000,guard,de,Schutzblech'] });
  expect(await stored()).toEqual([{ id: 'guard', language: 'de', words: ['Schutzblech'] }]);
});

test('rejects invalid words and languages', async () => {
  const problems = await harness.problems({
    'search_synonyms.csv': [header, '2000,a,English,fender', '2000,b,en,inner tube', '9999,c,en,x'],
  });
  expect(problems).toEqual([
    'search_synonyms.csv:2:language: "English" is not a language of two small letters (NOT_ALLOWED)',
    'search_synonyms.csv:3:words: "inner tube" is not a word without spaces (NOT_ALLOWED)',
    'search_synonyms.csv:4:sorg: there is no sales organisation "9999" (UNKNOWN_REFERENCE)',
  ]);
});
