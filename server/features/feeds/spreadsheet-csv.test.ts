import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { warningLines } from '#server/feeds/import-report.ts';
import { quoteFormulas } from './csv-bytes.ts';
import { type FeedHarness, openFeedHarness } from './testing/feed.harness.ts';

// Files as spreadsheets of several languages write them.

let harness: FeedHarness;
beforeAll(async () => {
  harness = await openFeedHarness();
});
afterAll(() => harness.close());

async function run(lines: string[] | Uint8Array) {
  const report = await harness.run({ 'price_lists.csv': lines });
  expect(await harness.problems({ 'price_lists.csv': lines })).toEqual([]);
  return report.files.flatMap(warningLines);
}

async function nameOf(id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select name from price_list where sorg = '2000' and id = ${id}`.execute(harness.db);
  return rows[0]?.name;
}

test.each([
  ['S1', ['sep=;', 'sorg;id;name', '2000;S1;Dealers, east']],
  ['S2', ['\ufeff"sep=;"', '"sorg";"id";"name"', '"2000";"S2";"Dealers, east"']],
  ['S3', ['sorg;id;name', '2000;S3;Dealers, east']],
  ['S4', ['sep=\t', 'sorg\tid\tname', '2000\tS4\tDealers, east']],
])('reads the separator of file %s and says so', async (id, lines) => {
  expect(await run(lines)).toEqual([
    expect.stringMatching(/^Warning: price_lists\.csv:[12]: the columns are separated by /),
  ]);
  expect(await nameOf(id)).toBe('Dealers, east');
});

test('names the line of a bad row after a line with sep=', async () => {
  expect(
    await harness.problems({ 'price_lists.csv': ['sep=;', 'sorg;id;name', '2000;;x'] }),
  ).toEqual(['price_lists.csv:3:id: must not be empty (REQUIRED)']);
});

test.each([
  ['0012345', '="0012345"'],
  ['0012346', '"=""0012346"""'],
  ['0012347', "'0012347"],
])('keeps the zeros of %s written as %s', async (id, cell) => {
  await run(['sorg,id,name', `2000,${cell},Dealers`, '2000,B,="007"', '2000,C,"a,=""x"",b"']);
  expect(await nameOf(id)).toBe('Dealers');
  expect(await nameOf('B')).toBe('007');
  expect(await nameOf('C')).toBe('a,="x",b');
});

test('keeps the apostrophe of a name', async () => {
  await run(['sorg,id,name', "2000,D,'68 Comeback", "2000,E,'s-Hertogenbosch"]);
  expect([await nameOf('D'), await nameOf('E')]).toEqual(["'68 Comeback", "'s-Hertogenbosch"]);
});

test('finds a formula at the border of two portions read', async () => {
  const text = 'a,b\n="007",x\ny,="008"\n';
  for (let at = 1; at < text.length; at++) {
    const portions = Readable.from([Buffer.from(text.slice(0, at)), Buffer.from(text.slice(at))]);
    const read: Buffer[] = [];
    for await (const one of quoteFormulas(portions)) read.push(one);
    expect(Buffer.concat(read).toString()).toBe('a,b\n"=""007""",x\ny,"=""008"""\n');
  }
});

test('reads booleans and days of German sheets', async () => {
  const cities = ['country,id,description,active', 'DE,K1,Kiel,WAHR', 'DE,K2,Köln,nein'];
  expect(await harness.problems({ 'cities.csv': cities })).toEqual([]);
  const { rows } =
    await sql`select id, active from city where id in ('K1', 'K2') order by id`.execute(harness.db);
  expect(rows).toEqual([
    { id: 'K1', active: true },
    { id: 'K2', active: false },
  ]);
  expect(
    await harness.problems({ 'cities.csv': [cities[0] as string, 'DE,K3,Ulm,vielleicht'] }),
  ).toEqual(['cities.csv:2:active: "vielleicht" is neither true nor false (NOT_A_BOOLEAN)']);
});

test('refuses an address without a dot in its domain', async () => {
  const users = 'username,name,email,language,groupRole,areas';
  const row = (email: string) => `velo,Velo,${email},en-us,dealer,2000:all:`;
  expect(await harness.problems({ 'users.csv': [users, row('velo@blitz')] })).toContain(
    'users.csv:2:email: "velo@blitz" is not an e-mail address such as name@shop.example (NOT_ALLOWED)',
  );
});
