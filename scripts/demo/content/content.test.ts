import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInThread } from '#server/files/checks/check-pool.ts';
import { safeHtml } from '#server/lib/safe-html.ts';
import type { FeedFile } from '../columns.ts';
import { markets } from '../markets.ts';
import { writeDemoFeed } from '../write-feed.ts';

const today = '2026-03-02';
const folder = mkdtempSync(join(tmpdir(), 'demo-content-'));
beforeAll(async () => {
  await writeDemoFeed(folder, { articles: 400, dealers: 30, images: true, today });
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = (file: FeedFile): Record<string, string>[] =>
  parse(readFileSync(join(folder, file)), { columns: true });
const listOf = (cell = '') => cell.split('|').filter(Boolean);
const keysOf = (file: FeedFile, name: string) =>
  rowsOf(file).map(({ sorg, [name]: value }) => `${sorg} ${value}`);
/** The values of a column that are a key of no row in another file. */
const findUnknown = (file: FeedFile, column: string, target: FeedFile, name: string) => {
  const known = new Set(keysOf(target, name));
  return rowsOf(file)
    .flatMap(({ sorg, [column]: cell }) => listOf(cell).map((value) => `${sorg} ${value}`))
    .filter((value) => !known.has(value));
};

test('has 60 pictures and 30 PDFs, all of them named', () => {
  const files = readdirSync(join(folder, 'files'));
  expect(files.filter((name) => name.endsWith('.pdf'))).toHaveLength(30);
  expect(files.filter((name) => /\.(jpg|png)$/.test(name))).toHaveLength(60);
  const named = (
    [
      'news.csv',
      'sales_documents.csv',
      'marketing_categories.csv',
      'marketing_materials.csv',
    ] as const
  ).flatMap((file) => rowsOf(file).flatMap((row) => listOf(`${row.file}|${row.files}`)));
  expect([...new Set(named.filter((name) => name !== 'undefined'))].sort()).toEqual(files.sort());
});

test('writes files that are taken', async () => {
  const paths = readdirSync(join(folder, 'files')).map((name) => join(folder, 'files', name));
  for (const path of paths.filter((one) => one.endsWith('.pdf')))
    expect((await checkInThread(path)).kind).toBe('pdf');
  const logo = paths.find((path) => path.endsWith('.png')) ?? '';
  expect(await sharp(logo).metadata()).toMatchObject({ width: 2_000, hasAlpha: true });
});

test('links material to articles, models and brands of the catalog', () => {
  const file = 'marketing_materials.csv';
  expect(findUnknown(file, 'articles', 'articles.csv', 'code')).toEqual([]);
  expect(findUnknown(file, 'models', 'product_groups.csv', 'id')).toEqual([]);
  expect(findUnknown(file, 'brands', 'product_groups.csv', 'brand')).toEqual([]);
  const materials = rowsOf(file);
  for (const column of ['articles', 'models', 'brands'])
    expect(materials.some((row) => row[column])).toBe(true);
});

test('puts documents and material where there is a place', () => {
  expect(
    findUnknown('sales_documents.csv', 'salesDocumentGroup', 'sales_document_groups.csv', 'id'),
  ).toEqual([]);
  const file = 'marketing_materials.csv';
  expect(findUnknown(file, 'marketingMaterialCategory', 'marketing_categories.csv', 'id')).toEqual(
    [],
  );
  for (const [name, layouts] of [
    ['sales_documents.csv', /^document-/],
    [file, /^material-/],
  ] as const)
    for (const { layout } of rowsOf(name)) expect(layout).toMatch(layouts);
});

test('has categories of both types, three and four levels deep', () => {
  const own = rowsOf('marketing_categories.csv').filter(({ sorg }) => sorg === '3000');
  const levelOf = ({ parent }: Record<string, string>): number => {
    const above = own.find(({ id }) => id === parent);
    return above ? 1 + levelOf(above) : 1;
  };
  const deepest = (type: string) =>
    Math.max(...own.filter((row) => row.type === type).map(levelOf));
  expect(['marketing_material', 'brand_assets'].map(deepest)).toEqual([4, 3]);
});

test.each(markets.map(({ sorg }) => sorg))('has documents of every sort in %s', (sorg) => {
  const own = rowsOf('sales_documents.csv').filter((row) => row.sorg === sorg);
  expect(new Set(own.map(({ type }) => type))).toEqual(new Set(['general', 'technical']));
  expect(new Set(own.map(({ salesDocumentGroup }) => salesDocumentGroup)).size).toBe(4);
  expect(own.filter(({ mustRead }) => mustRead === 'true')).toHaveLength(2);
  const states = own.map(({ validFrom = '', validTo = '' }) =>
    validFrom > today ? 'scheduled' : validTo < today ? 'over' : 'live',
  );
  expect(new Set(states)).toEqual(new Set(['live', 'scheduled', 'over']));
  expect(new Set(own.map(({ contentTargetMarkets }) => contentTargetMarkets)).size).toBe(3);
  for (const { body = '' } of own) expect(safeHtml(body)).toBe(body);
});
