import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { retailSaleStates } from '#shared/serials/retail-sale-states.ts';
import { fitsRule, isSerialPattern, type SerialRule } from '#shared/serials/serial-rules.ts';
import type { FeedFile } from '../columns.ts';
import { writeDemoFeed } from '../write-feed.ts';

type Rows = Record<string, string>[];

const today = '2026-03-02';
let folder = '';
let read: (file: FeedFile) => Promise<Rows>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-serials-'));
  await writeDemoFeed(folder, { articles: 3000, dealers: 90, images: false, today });
  read = async (file) => parse(await readFile(join(folder, file)), { columns: true });
});
afterAll(() => rm(folder, { recursive: true }));

const sorgs = ['1000', '2000', '3000'];
const inEach = (rows: Rows) => sorgs.map((sorg) => rows.filter((row) => row.sorg === sorg));
const key = (row: Rows[number] | undefined, ...names: string[]) =>
  names.map((name) => row?.[name]).join(' ');

test('gives every delivered bike one frame number', async () => {
  const serials = await read('serials.csv');
  const frames = serials.filter(({ kind }) => kind === 'FrameNumber');
  const lines = new Map(
    (await read('delivery_lines.csv')).map((row) => [
      key(row, 'sorg', 'doNumber', 'position', 'article'),
      Number(row.qty),
    ]),
  );
  const counts = Map.groupBy(frames, (row) => key(row, 'sorg', 'doNo', 'position', 'article'));
  for (const [line, of] of counts) expect(lines.get(line)).toBe(of.length);
  expect(new Set(frames.map((row) => key(row, 'sorg', 'value'))).size).toBe(frames.length);
  for (const own of inEach(frames)) expect(own.length).toBeGreaterThan(30);
  expect(serials.some(({ kind }) => kind === 'SerialNumberBattery')).toBe(true);
});

test('makes frame numbers that fit the rules of their brands', async () => {
  const brandOf = new Map(
    (await read('product_groups.csv')).map((row) => [key(row, 'sorg', 'id'), row.brand]),
  );
  const groups = new Map(
    (await read('articles.csv')).map((row) => [
      key(row, 'sorg', 'code'),
      brandOf.get(key(row, 'sorg', 'group')),
    ]),
  );
  const rules = await read('serial_rules.csv');
  let checked = 0;
  for (const serial of (await read('serials.csv')).filter(({ kind }) => kind === 'FrameNumber')) {
    const rule = rules.find(
      ({ sorg, brand }) =>
        sorg === serial.sorg && brand === groups.get(key(serial, 'sorg', 'article')),
    );
    if (!rule) continue;
    const { maxLength, pattern = '' } = rule;
    expect(isSerialPattern(pattern)).toBe(true);
    const numbers = { maxLength: Number(maxLength), pattern } as SerialRule;
    expect(fitsRule(String(serial.value), numbers), serial.value).toBe(true);
    checked += 1;
  }
  expect(checked).toBeGreaterThan(100);
});

test('has sales in every state, none before the delivery', async () => {
  const delivered = new Map(
    (await read('serials.csv')).map((row) => [key(row, 'sorg', 'value'), row.deliveredOn ?? '']),
  );
  for (const sales of inEach(await read('retail_sales.csv'))) {
    expect(new Set(sales.map(({ status }) => status))).toEqual(new Set(retailSaleStates));
    expect(sales.some(({ nonRetail }) => nonRetail === 'true')).toBe(true);
    for (const sale of sales) {
      const day = sale.soldDate ?? '';
      expect(day >= (delivered.get(key(sale, 'sorg', 'frameNumber')) ?? '9')).toBe(true);
      expect(day <= today).toBe(true);
    }
  }
});

test('has claims in every status, with internal comments', async () => {
  const statuses = inEach(await read('claim_statuses.csv'));
  const comments = inEach(await read('claim_comments.csv'));
  for (const [at, claims] of inEach(await read('claims.csv')).entries()) {
    expect(new Set(claims.map(({ status }) => status))).toEqual(
      new Set(statuses[at]?.map(({ id }) => id)),
    );
    expect(new Set(claims.map(({ customer }) => customer)).size).toBe(3);
    for (const { purchaseDate = '', createdAt = '' } of claims)
      expect(purchaseDate < createdAt).toBe(true);
    expect(new Set(comments[at]?.map(({ internal }) => internal))).toEqual(
      new Set(['true', 'false']),
    );
  }
});

test('has two recalls, stolen bikes and lists everywhere', async () => {
  for (const recalls of inEach(await read('recalls.csv'))) expect(recalls).toHaveLength(2);
  for (const frames of inEach(await read('recall_frames.csv'))) {
    expect(frames.some(({ serialFrom, serialTo }) => serialFrom === serialTo)).toBe(true);
    expect(frames.filter(({ productionCode }) => productionCode)).toHaveLength(1);
  }
  for (const stolen of inEach(await read('stolen_bikes.csv'))) expect(stolen).toHaveLength(3);
  for (const points of inEach(await read('pdi_checklists.csv')))
    expect(new Set(points.map(({ brand }) => brand))).toEqual(new Set(['Alto', 'Velm']));
});

test('has cities with their state, in countries that have a name', async () => {
  const countries = new Set((await read('countries.csv')).map(({ id }) => id));
  const cities = await read('cities.csv');
  expect(new Set(cities.map(({ country }) => country)).size).toBe(3);
  expect(cities.filter(({ country, state }) => !state || !countries.has(country ?? ''))).toEqual(
    [],
  );
});
