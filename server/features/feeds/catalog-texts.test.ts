import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { articlesByCode } from '#server/features/catalog/article.store.ts';
import { loadNames } from '#server/features/catalog/snapshot/range.store.ts';
import { warningLines } from '#server/feeds/import-report.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

const groups = 'sorg,id,name,name.de,model,model.de,category,brand,merchandiseCategory,slug';
const articles = 'sorg,code,group,name,name.de,color,color.de,uom';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());
beforeEach(async () => {
  const report = await harness.run({
    'merchandise_categories.csv': ['sorg,id,name,category', '2000,M-T,Trail,Bike'],
    'product_groups.csv': [groups, '2000,G-T,Fell,Berg,Peak,Gipfel,Bike,Kette,M-T,fell-t'],
    'articles.csv': [articles, '2000,A-T,G-T,"Fell, Red",,Red,Rot,PCS'],
  });
  expect(report.ok).toBe(true);
});

const read = async (locale: 'de' | 'fr' | null, code = 'A-T') => {
  const [row] = await articlesByCode(harness.db, '2000', [code], locale);
  return row && [row.name, row.model, row.color];
};
const importArticles = (...rows: string[]) => harness.run({ 'articles.csv': [articles, ...rows] });

test('translates each part of an article name for the reader', async () => {
  expect(await read('de')).toEqual(['Berg, Rot', 'Gipfel', 'Rot']);
  expect(await read('fr')).toEqual(['Fell, Red', 'Peak', 'Red']);
  expect(await read(null)).toEqual(['Fell, Red', 'Peak', 'Red']);
});

test('prefers the translation of the whole name to its parts', async () => {
  await importArticles('2000,A-T,G-T,"Fell, Red","Berg in Rot",Red,,PCS');
  expect(await read('de')).toEqual(['Berg in Rot', 'Gipfel', 'Rot']);
  await importArticles('2000,A-T,G-T,"Fell, Red","Fell, Red",Red,,PCS');
  expect(await read('de')).toEqual(['Berg, Rot', 'Gipfel', 'Rot']);
});

test('translates a color for all articles that have it', async () => {
  await importArticles('2000,A-U,G-T,Other,,Red,,PCS');
  expect(await read('de', 'A-U')).toEqual(['Other', 'Gipfel', 'Rot']);
});

test('includes translations in the snapshot', async () => {
  const { texts = [] } = await loadNames(harness.db, '2000', '2026-06-01');
  expect(texts).toContainEqual({ text: 'Red', names: { de: 'Rot' } });
  const row = '2000,A-T,G-T,"Fell, Red",,Red,Signalrot,PCS';
  expect((await importArticles(row)).files[0]).toMatchObject({ changed: 1 });
  expect((await importArticles(row)).files[0]).toMatchObject({ changed: 0 });
});

test('warns of two translations of one text and takes the first', async () => {
  const report = await importArticles(
    '2000,A-T,G-T,"Fell, Red",,Red,Rot,PCS',
    '2000,A-U,G-T,Other,,Red,Feuerrot,PCS',
  );
  expect(report.files.flatMap(warningLines)).toEqual([
    'Warning: articles.csv:3:color.de: "Red" is "Feuerrot" here, but "Rot" in articles.csv line 2, which is taken (TWO_TRANSLATIONS)',
  ]);
  expect(await read('de', 'A-U')).toEqual(['Other', 'Gipfel', 'Rot']);
});

test('detects two translations across files', async () => {
  const report = await harness.run({
    'product_groups.csv': [groups, '2000,G-T,Fell,Berg,Red,Feuerrot,Bike,Kette,M-T,fell-t'],
    'articles.csv': [articles, '2000,A-T,G-T,Fell,,Red,Rot,PCS'],
  });
  expect(report.files.flatMap(warningLines)).toEqual([
    expect.stringContaining(
      'articles.csv:2:color.de: "Red" is "Rot" here, but "Feuerrot" in product',
    ),
  ]);
});

test('translates specs line by line', async () => {
  const header = `${groups},specs,specs.de`;
  const row = '2000,G-T,Fell,Berg,Peak,Gipfel,Bike,Kette,M-T,fell-t,Frame=Steel|Weight=9 kg';
  const report = await harness.run({
    'product_groups.csv': [header, `${row},Rahmen=Stahl|Gewicht=9 kg`],
  });
  expect(report.ok).toBe(true);
  const { texts = [] } = await loadNames(harness.db, '2000', '2026-06-01');
  const german = Object.fromEntries(texts.map(({ text, names }) => [text, names.de]));
  expect(german).toMatchObject({ Frame: 'Rahmen', Steel: 'Stahl', Weight: 'Gewicht' });
  expect(german).not.toHaveProperty('9 kg');
  expect(await harness.problems({ 'product_groups.csv': [header, `${row},Rahmen=Stahl`] })).toEqual(
    [
      expect.stringContaining(
        'product_groups.csv:2:specs.de: 1 specs here, but 2 in the column specs',
      ),
    ],
  );
});

test('includes category pictures in the snapshot', async () => {
  const header = 'sorg,id,name,category,image';
  const report = await harness.run({
    'merchandise_categories.csv': [header, '2000,M-T,Trail,Bike,trail.svg'],
    'images/trail.svg': Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ),
  });
  expect(report.ok).toBe(true);
  const { merchandiseCategories } = await loadNames(harness.db, '2000', '2026-06-01');
  expect(merchandiseCategories).toContainEqual({ id: 'M-T', name: 'Trail', image: 'trail' });
});
