import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { storedAddress } from '#server/lib/mail-address.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { folded } from '#shared/folded-text.ts';
import { searchPattern } from './like-pattern.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function foldInDatabase(texts: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select search_text(t) as text
    from unnest(${[...texts]}::text[]) with ordinality x (t, n) order by n`.execute(database.db);
  return rows.map(({ text }) => text);
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCharCode(first + nth));

/** Latin, Greek, Cyrillic and signs. Elsewhere a database may lack the letters that the newest Unicode has. */
const letters = [
  ...range(1, 0xfff),
  ...range(0x1e00, 0x2bff),
  ...range(0x3000, 0x33ff),
  ...range(0xfb00, 0xfb06),
];

test('SQL folds every character as TypeScript does', async () => {
  const inDatabase = await foldInDatabase(letters);
  const unlike = letters.filter((letter, nth) => inDatabase[nth] !== folded(letter));
  expect(unlike.map((letter) => letter.codePointAt(0)?.toString(16))).toEqual([]);
});

test('SQL folds texts as TypeScript does', async () => {
  const texts = [
    'ΣΊΣΥΦΟΣ Σ',
    'İSPARTA ISPARTA',
    'Nu\u0308rnberg',
    'ǾRSTED',
    'Straße – „Größe“ 28″…',
    'A\\%_',
  ];
  expect(await foldInDatabase(texts)).toEqual(texts.map(folded));
});

test.each([
  ['Otto Weiss', 'Otto Weiß'],
  ['o’brien', "O'Brien"],
  ["o'brien", 'O’Brien'],
  ['A–12‑3', 'PO a-12-3'],
  ['a-12', 'A–12'],
  ['10 km', '10\u202fkm'],
  ['office', 'Oﬃce'],
  ['50%_', 'only 50%_ left'],
])('the pattern of %j finds %j', async (typed, text) => {
  const { rows } = await sql<{ found: boolean }>`
    select search_text(${text}::text) like ${searchPattern(typed)} as found`.execute(database.db);
  expect(rows).toEqual([{ found: true }]);
});

test.each([
  ['A-12', 'A.12'],
  ["o'b", 'oxb'],
  ['5%', '5 per cent'],
])('the pattern of %j does not find %j', async (typed, text) => {
  const { rows } = await sql<{ found: boolean }>`
    select search_text(${text}::text) like ${searchPattern(typed)} as found`.execute(database.db);
  expect(rows).toEqual([{ found: false }]);
});

test.each([
  ['info@müller.example', 'üller.ex'],
  ['info@straße.example', 'info@straß'],
  ['a@例え.テスト', '例え.テ'],
  ['a@почта.испытание.example', 'почта.испыт'],
  ['a@mañana.bücher-käse.example', 'bücher-käs'],
])('an address %j is found by its letters %j', async (address, typed) => {
  const stored = storedAddress(address);
  const { rows } = await sql<{ letters: string; found: boolean }>`
    select address_letters(${stored}::text) as letters,
      search_text(address_letters(${stored}::text)) like ${searchPattern(typed)} as found`.execute(
    database.db,
  );
  expect(rows).toEqual([{ letters: address, found: true }]);
});

test.each([
  ['info@shop.example', ''],
  ['a@xn--.example', 'a@.example'],
  ['a@xn--999999999.example', 'a@xn--999999999.example'],
  ['a@xn--a!b.example', 'a@xn--a!b.example'],
  [`a@xn--${'z'.repeat(80)}.example`, `a@xn--${'z'.repeat(80)}.example`],
])('SQL decodes the domain of %j to %j', async (address, letters) => {
  const { rows } = await sql`select address_letters(${address}::text) as letters`.execute(
    database.db,
  );
  expect(rows).toEqual([{ letters }]);
});
