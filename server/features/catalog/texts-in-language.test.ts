import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let app: TestApp;
let dealer1: string;
let name: string;
beforeAll(async () => {
  app = await startTestApp();
  dealer1 = await app.login('dealer1');
  name = (await shown('en')).name;
  const texts = { sorg: '2000', text: name, language: 'de', translation: 'Auf Deutsch' };
  await app.db.insertInto('catalog_text').values(texts).execute();
});
afterAll(() => app.close());

async function send(query: string, locale: string) {
  const { data, errors } = await app.gql(dealer1, query, {}, { 'accept-language': locale });
  expect(errors).toBeUndefined();
  return data;
}
async function shown(locale: string): Promise<{ name: string; slug: string }> {
  const query =
    '{ products(filter: { articleCodes: ["B-1"] }, limit: 1) { products { name slug } } }';
  return (await send(query, locale)).products.products[0];
}

test('serves readers of two languages of a host separately', async () => {
  expect((await shown('de')).name).toBe('Auf Deutsch');
  expect((await shown('en-us')).name).toBe(name);
  expect((await shown('de')).name).toBe('Auf Deutsch');
});

test('translates a product page for the reader', async () => {
  const { slug } = await shown('de');
  const query = `{ productDetailsV2(slug: "${slug}") { items { article_code name } } }`;
  const { items } = (await send(query, 'de')).productDetailsV2;
  expect(items).toContainEqual({ article_code: 'B-1', name: 'Auf Deutsch' });
});
