import { afterAll, beforeAll, expect, test } from 'vitest';
import { activeAnnouncements } from '#server/features/announcements/announcements.store.ts';
import { loadNames } from '#server/features/catalog/snapshot/range.store.ts';
import { shipmentRates } from '#server/features/shipping/shipping.store.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

const rates = 'sorg,id,name,name.de,name.fr,price,days';
const loadRate = async (locale: 'de' | 'fr' | 'en-us') =>
  (await shipmentRates(harness.db, '2000', locale)).find(({ id }) => id === 'T1')?.name;

test('shows a translation or else the original text', async () => {
  const row = '2000,T1,Standard freight,Standardversand,,10.00,3';
  expect((await harness.run({ 'shipment_rates.csv': [rates, row] })).ok).toBe(true);
  expect(await loadRate('de')).toBe('Standardversand');
  expect(await loadRate('fr')).toBe('Standard freight');
  expect(await loadRate('en-us')).toBe('Standard freight');
  const again = await harness.run({ 'shipment_rates.csv': [rates, row] });
  expect(again.files[0]).toMatchObject({ rows: 1, changed: 0 });
});

test('removes omitted translations and counts new ones as changes', async () => {
  const report = await harness.run({
    'shipment_rates.csv': [rates, '2000,T1,Standard freight,,Fret standard,10.00,3'],
  });
  expect(report.files[0]).toMatchObject({ changed: 1 });
  expect([await loadRate('de'), await loadRate('fr')]).toEqual([
    'Standard freight',
    'Fret standard',
  ]);
});

test('includes category names in all languages', async () => {
  const header = 'sorg,id,name,name.de,name.id,category';
  const row = '2000,MC-T,Handlebars,Lenker,Setang,PAA';
  expect((await harness.run({ 'merchandise_categories.csv': [header, row] })).ok).toBe(true);
  const { merchandiseCategories } = await loadNames(harness.db, '2000', '2026-06-01');
  expect(merchandiseCategories.find(({ id }) => id === 'MC-T')).toEqual({
    id: 'MC-T',
    name: 'Handlebars',
    names: { de: 'Lenker', id: 'Setang' },
  });
});

test('sanitises HTML of translations', async () => {
  const header = 'sorg,id,type,title,title.de,content,content.de,from,to';
  const content = '<p>Closed</p>,<p>Zu</p><script>x</script>';
  const row = `2000,A-T,login,Holiday,Ferien,${content},2020-01-01,2099-12-31`;
  expect((await harness.run({ 'announcements.csv': [header, row] })).ok).toBe(true);
  const rows = await activeAnnouncements(harness.db, ['2000'], 'login', {
    host: 'localhost',
    day: '2026-06-01',
    locale: 'de',
  });
  expect(rows.find(({ key }) => key === '2000~A-T')).toMatchObject({
    title: 'Ferien',
    content: '<p>Zu</p>',
  });
});

test('treats an unsupported language as an unknown column', async () => {
  const problems = await harness.problems({
    'shipment_rates.csv': ['sorg,id,name,name.xx,price,days', '2000,T1,A,B,1.00,1'],
  });
  expect(problems).toEqual([expect.stringContaining('there is no column "name.xx" in this file')]);
});
