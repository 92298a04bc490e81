import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmptyDatabase } from '#server/testing/database.ts';
import type { Database } from './database.ts';
import { holdsOnlyStorableText, isUnstorableText } from './unstorable-text.ts';

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
});
afterAll(() => database.close());

/** Whether the database refuses a value, and for its text. */
async function refusedForItsText(type: 'text' | 'jsonb', value: unknown): Promise<boolean> {
  const given = type === 'text' ? value : JSON.stringify(value);
  const error = await sql`select ${given}::${sql.raw(type)}`.execute(database.db).then(
    () => null,
    (reason: unknown) => reason,
  );
  return isUnstorableText(error, { value });
}

test('rejects NUL and lone surrogates in JSON', async () => {
  expect(await refusedForItsText('text', 'a\0')).toBe(true);
  expect(await refusedForItsText('jsonb', ['a\0'])).toBe(true);
  expect(await refusedForItsText('jsonb', ['a\ud83d'])).toBe(true);
  expect(await refusedForItsText('jsonb', ['🚲'])).toBe(false);
});

test('blames no text for other database errors', async () => {
  const wrong = await sql`select ${'x'}::int`.execute(database.db).catch((error: unknown) => error);
  expect(isUnstorableText(wrong, { text: 'x' })).toBe(false);
  expect(isUnstorableText(new Error('a', { cause: wrong }), { text: '\0' })).toBe(true);
});

test.each([
  ['a NUL', { name: 'a\0b' }],
  ['a NUL in a list', { lists: [[], [{ code: '\0' }]] }],
  ['a NUL in the name of a field', { lines: [{ 'a\0': 1 }] }],
  ['the first half of a pair', ['\ud83d']],
  ['the second half of a pair', '\ude00 bikes'],
])('rejects %s', (_what, sent) => {
  expect(holdsOnlyStorableText(sent)).toBe(false);
});

test('accepts emoji, right-to-left letters and object field names', () => {
  const texts = ['🚲', 'دراجة', '\u202e', '\u0001', '%\\\'"', ''];
  const sent = JSON.parse(`{"texts": ${JSON.stringify(texts)}, "__proto__": {"n": [1, null]}}`);
  expect(holdsOnlyStorableText(sent)).toBe(true);
});

test('checks a body of the deepest possible nesting', () => {
  const deep = JSON.parse(`${'['.repeat(400_000)}"\\u0000"${']'.repeat(400_000)}`);
  expect(holdsOnlyStorableText(deep)).toBe(false);
});
