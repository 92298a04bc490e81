import { describe, expect, test } from 'vitest';
import { notTextMessage, textProblem } from './text.rules.ts';

describe('textProblem (B166)', () => {
  test.each([
    '',
    'Chain 11-speed, 118 links',
    'A/B & C: 1.5',
    'Größe Übermaß, déjà vu',
    'Ban dalam e\u0301te\u0301',
    '自転車 और ١٢٣',
    'Oui\u00a0: merci',
  ])('takes %j', (text) => {
    expect(textProblem(text)).toBeNull();
  });

  test.each([
    '!',
    'why?',
    "don't",
    '(a)',
    'a_b',
    'a\\b',
    '<b>',
    '50 %',
    'a@b',
    'nice 👍',
    '❤️',
    'tab\there',
    'nul\0',
    '\u202eabc',
    'a\u200bb',
    '\ud800',
    'line\nbreak',
    'return\r',
  ])('refuses %j', (text) => {
    expect(textProblem(text)).toBe('NOT_TEXT');
  });

  test('accepts line breaks only in multi-line texts', () => {
    expect(textProblem('one\ntwo\r\nthree', { multiline: true })).toBeNull();
    expect(textProblem('one\u2028two', { multiline: true })).toBe('NOT_TEXT');
    expect(textProblem('one\\ntwo', { multiline: true })).toBe('NOT_TEXT');
    expect(textProblem('emoji\n🚲', { multiline: true })).toBe('NOT_TEXT');
  });

  test('checks a hundred thousand characters quickly', () => {
    const long = 'ä '.repeat(50_000);
    expect(textProblem(long)).toBeNull();
    expect(textProblem(`${long}!`)).toBe('NOT_TEXT');
  });

  test('has the exact message of the specification (M008)', () => {
    expect(notTextMessage).toBe(
      "Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed",
    );
  });
});
