import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeAnnouncements } from '#server/features/announcements/announcements.store.ts';
import { namesOf } from '#server/features/catalog/snapshot/range.store.ts';
import { shipmentRates } from '#server/features/shipping/shipping.store.ts';
import { type FeedBench, openFeedBench } from './feed-bench.ts';

let bench: FeedBench;
beforeAll(async () => {
  bench = await openFeedBench();
});
afterAll(() => bench.close());

const rates = 'sorg,id,name,name.de,name.fr,price,days';
const rateIn = async (locale: 'de' | 'fr' | 'en-us') =>
  (await shipmentRates(bench.db, '2000', locale)).find(({ id }) => id === 'T1')?.name;

test('a text is read in the reader’s language, else as it is', async () => {
  const row = '2000,T1,Standard freight,Standardversand,,10.00,3';
  expect((await bench.run({ 'shipment_rates.csv': [rates, row] })).ok).toBe(true);
  expect(await rateIn('de')).toBe('Standardversand');
  expect(await rateIn('fr')).toBe('Standard freight');
  expect(await rateIn('en-us')).toBe('Standard freight');
  const again = await bench.run({ 'shipment_rates.csv': [rates, row] });
  expect(again.files[0]).toMatchObject({ rows: 1, changed: 0 });
});

test('a translation that is left out goes; a new one counts as a change', async () => {
  const report = await bench.run({
    'shipment_rates.csv': [rates, '2000,T1,Standard freight,,Fret standard,10.00,3'],
  });
  expect(report.files[0]).toMatchObject({ changed: 1 });
  expect([await rateIn('de'), await rateIn('fr')]).toEqual(['Standard freight', 'Fret standard']);
});

test('names of categories come with the snapshot in all languages', async () => {
  const header = 'sorg,id,name,name.de,name.id,category';
  const row = '2000,MC-T,Handlebars,Lenker,Setang,PAA';
  expect((await bench.run({ 'merchandise_categories.csv': [header, row] })).ok).toBe(true);
  const { merchandiseCategories } = await namesOf(bench.db, '2000', '2026-06-01');
  expect(merchandiseCategories.find(({ id }) => id === 'MC-T')).toEqual({
    ...{ id: 'MC-T', name: 'Handlebars', names: { de: 'Lenker', id: 'Setang' } },
  });
});

test('HTML of a translation is made harmless like the text itself', async () => {
  const header = 'sorg,id,type,title,title.de,content,content.de,from,to';
  const content = '<p>Closed</p>,<p>Zu</p><script>x</script>';
  const row = `2000,A-T,login,Holiday,Ferien,${content},2020-01-01,2099-12-31`;
  expect((await bench.run({ 'announcements.csv': [header, row] })).ok).toBe(true);
  const rows = await activeAnnouncements(bench.db, ['2000'], 'login', 'de');
  expect(rows.find(({ id }) => id === 'A-T')).toMatchObject({
    title: 'Ferien',
    content: '<p>Zu</p>',
  });
});

test('a language the portal does not have is an unknown column', async () => {
  const problems = await bench.problems({
    'shipment_rates.csv': ['sorg,id,name,name.xx,price,days', '2000,T1,A,B,1.00,1'],
  });
  expect(problems).toEqual([expect.stringContaining('there is no column "name.xx" in this file')]);
});
