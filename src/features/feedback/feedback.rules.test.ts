import { expect, test } from 'vitest';
import { feedbackProblem } from './feedback.rules.ts';
import { feedbackEntry, feedbackKey, messageOf } from './feedback-entry.ts';

test.each([
  ['', 'REQUIRED'],
  ['   ', 'EMPTY'],
  ['\n\n', 'EMPTY'],
  ['Great portal!', 'NOT_TEXT'],
  ['👍', 'NOT_TEXT'],
  ['a\\nb', 'NOT_TEXT'],
  ['<b>bold</b>', 'NOT_TEXT'],
  [`${'a'.repeat(9_999)}🚲`, 'NOT_TEXT'],
])('rejects %j as %s (B114)', (text, problem) => {
  expect(feedbackProblem(text)).toBe(problem);
});

test.each([
  'More 29-inch wheels, please.',
  'First line\nsecond: A/B & C',
  'Größe L fehlt',
  'a'.repeat(10_000),
  'line\n'.repeat(2_000),
])('accepts valid texts of any length', (text) => {
  expect(feedbackProblem(text)).toBeNull();
});

test.each([
  ['one', 'one'],
  ['one\ntwo', 'one\\ntwo'],
  ['one\r\ntwo\rthree', 'one\\ntwo\\nthree'],
  ['\n\n', '\\n\\n'],
])('sends the line breaks of %j as backslash and n (B115)', (text, message) => {
  expect(messageOf(text)).toBe(message);
});

test('stores the text as typed and without a cart', () => {
  const key = feedbackKey();
  const entry = feedbackEntry(key, 'one\ntwo');
  expect(entry).toMatchObject({
    variables: { message: 'one\\ntwo' },
    note: { text: 'one\ntwo' },
    keys: [key],
  });
  expect(key).toMatch(/^feedback\/.+/);
  expect(feedbackKey()).not.toBe(key);
});
