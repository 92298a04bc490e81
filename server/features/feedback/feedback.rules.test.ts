import { describe, expect, test } from 'vitest';
import { asWritten, messageProblem } from './feedback.rules.ts';

test('restores the line breaks of a message (B115)', () => {
  expect(asWritten('one\\ntwo\\n\\nthree')).toBe('one\ntwo\n\nthree');
  expect(asWritten('one\r\ntwo\rthree\nfour')).toBe('one\ntwo\nthree\nfour');
});

describe('messageProblem (B114)', () => {
  const notText =
    "Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed";

  test.each([
    ['nothing', '', 'REQUIRED', 'Required'],
    ['only blanks', ' \n\t ', 'EMPTY', 'Must not be empty'],
    ['an exclamation mark', 'Well done!', 'NOT_TEXT', notText],
    ['a backslash', 'a \\ b', 'NOT_TEXT', notText],
    ['a NUL', '\0', 'NOT_TEXT', notText],
    ['20,001 letters', 'x'.repeat(20_001), 'TOO_LONG', 'At most 20000 characters'],
    ['20,001 emoji', '🚲'.repeat(20_001), 'TOO_LONG', 'At most 20000 characters'],
    ['10,000 characters with emoji', '🚲\n'.repeat(5_000), 'NOT_TEXT', notText],
  ])('%s is refused', (_name, message, code, text) => {
    expect(messageProblem(message)).toEqual({ field: 'message', code, message: text });
  });

  test.each([
    ['German', 'Bitte größere Bilder: 12 Stück, A/B & C.'],
    ['two lines', 'Baik\nsekali'],
    ['20,000 letters beyond the first plane', '𐐀'.repeat(20_000)],
    ['10,000 characters in lines', 'Ride on, \n'.repeat(1_000)],
  ])('%s: taken', (_name, message) => {
    expect(messageProblem(message)).toBeNull();
  });
});
