import { afterEach, expect, test } from 'vitest';
import { marketingMaterial } from '#src/features/marketing-material/marketing-material.feature.ts';
import { news } from '#src/features/news/news.feature.ts';
import { salesDocuments } from '#src/features/sales-documents/sales-documents.feature.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { noteMarkets } from './forget-content.ts';

const viewer = { host: 'content.test', userId: 9_100, customer: null, sorg: '2000' };
const db = openUserDatabase(viewer.host, viewer.userId);

afterEach(() => bindViewer(null));

test.each([
  ['news', news.keptQueries, []],
  ['sales_document', salesDocuments.keptQueries, []],
  // Articles have no markets.
  ['marketing_material', marketingMaterial.keptQueries, ['MaterialArticles']],
])('forgets kept answers of %s when a market is taken away', async (type, names, rest) => {
  bindViewer(viewer);
  const keys = (kept: readonly string[] = []) => kept.map((name) => `7:-|${name}|hash|en-us|{}`);
  await db.answers.clear();
  await db.answers.bulkPut(keys(names).map((key) => ({ key, data: {}, storedAt: 0 })));
  const listKeys = () => db.answers.toCollection().primaryKeys();
  await noteMarkets(type, ['M1', 'M2']);
  expect(await listKeys()).toHaveLength(names?.length ?? 0);
  await noteMarkets(type, ['M1']);
  expect(await listKeys()).toEqual(keys(rest));
});
