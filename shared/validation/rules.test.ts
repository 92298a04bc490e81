import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  alphanumeric,
  amount,
  atMost,
  chosen,
  claimDescription,
  claimDescriptionLines,
  email,
  notEmpty,
  numeric,
  password,
  phone,
  quantity,
  required,
  text,
  typedQuantity,
} from './rules.ts';

/** The codes a value breaks, none for a good one. */
const codes = (schema: v.GenericSchema, value: unknown) => {
  const read = v.safeParse(schema, value);
  return read.success ? [] : read.issues.map((issue) => issue.message);
};
const rule = (action: v.PipeItem<string, string, v.BaseIssue<unknown>>) =>
  v.pipe(v.string(), action);

const rules = {
  required: rule(required),
  notEmpty: rule(notEmpty),
  text: rule(text),
  claimDescription: rule(claimDescription),
  claimDescriptionLines: rule(claimDescriptionLines),
  alphanumeric: rule(alphanumeric),
  email: rule(email),
  numeric: rule(numeric),
  phone: rule(phone),
  text255: rule(atMost(255)),
  typedQuantity,
};
type Rule = keyof typeof rules;

const all = Object.keys(rules) as Rule[];
const takers = (value: string) => all.filter((name) => codes(rules[name], value).length === 0);

describe('odd input: which rules take it, and no other', () => {
  const whatever: Rule[] = ['required', 'notEmpty', 'text255'];
  const words: Rule[] = ['text', 'claimDescription', 'claimDescriptionLines'];
  test.each<[string, string, Rule[]]>([
    ['emoji', '🚲', whatever],
    ['a family emoji', '👨‍👩‍👧', whatever],
    ['an Arabic digit', '٣', [...whatever, ...words]],
    ['full-width digits', '１２', [...whatever, ...words]],
    ['nothing but zero-width spaces', '\u200b\u200b', ['required', 'text255']],
    ['a zero-width space inside', '12\u200b3', whatever],
    ['a right-to-left mark', '12\u200f3', whatever],
    ['a right-to-left override', '\u202eabc', whatever],
    ['a tab inside', '12\t3', whatever],
    ['nothing but blanks', ' \t\u00a0\u3000', ['required', 'text255']],
    ['a line break', 'a\nb', [...whatever, 'claimDescriptionLines']],
    ['a null character', 'a\0b', whatever],
    ['half an emoji', '\ud83d', whatever],
    ['SQL', "x'; DROP TABLE user_account; --", whatever],
    ['HTML', '<img src=x onerror=alert(1)>', whatever],
    ['a negative number', '-1', [...whatever, ...words]],
    ['an exponent', '1e3', [...whatever, ...words, 'alphanumeric']],
    ['a decimal', '1.5', [...whatever, ...words]],
    ['a plus sign', '+628123', whatever],
  ])('%s', (_name, value, expected) => {
    expect(takers(value).sort()).toEqual([...expected].sort());
  });

  test('accepts 10,000 characters only where they fit', () => {
    expect(takers('a'.repeat(10_000)).sort()).toEqual([
      'alphanumeric',
      'claimDescription',
      'claimDescriptionLines',
      'notEmpty',
      'required',
      'text',
    ]);
    expect(takers('1'.repeat(10_000))).toContain('numeric');
    expect(takers('1'.repeat(10_000))).not.toContain('phone');
    for (const part of ['a.', 'a-', 'a@', '@a.', 'a\\', '🚲'])
      expect(takers(part.repeat(5000))).not.toContain('email');
  });
});

test('fails an empty text only in rules that require a value', () => {
  expect(all.filter((name) => !takers('').includes(name))).toEqual([
    'required',
    'notEmpty',
    'typedQuantity',
  ]);
});

describe('each rule says its code', () => {
  test.each<[Rule, string, string[]]>([
    ['required', '', ['REQUIRED']],
    ['required', ' ', []],
    ['notEmpty', '   ', ['EMPTY']],
    ['notEmpty', '\ufeff\u2060', ['EMPTY']],
    ['notEmpty', ' a ', []],
    ['text', 'A/B & C: 1.5', []],
    ['text', "don't", ['NOT_TEXT']],
    ['text', 'a\\b', ['NOT_TEXT']],
    ['claimDescription', 'Scratch on the frame, left', []],
    ['claimDescription', 'two\nlines', ['NOT_TEXT']],
    ['claimDescriptionLines', 'C:\\claims\nsecond line', []],
    ['claimDescriptionLines', 'tab\there', ['NOT_TEXT']],
    ['claimDescriptionLines', 'why?', ['NOT_TEXT']],
    ['alphanumeric', 'WTU123abc', []],
    ['alphanumeric', 'WTU-123', ['NOT_ALPHANUMERIC']],
    ['alphanumeric', 'Größe', ['NOT_ALPHANUMERIC']],
    ['numeric', '0042', []],
    ['numeric', '42 ', ['NOT_NUMERIC']],
    ['phone', '08123456789', []],
    ['phone', '1'.repeat(17), []],
    ['phone', '1'.repeat(18), ['NOT_PHONE']],
    ['phone', '0812-345', ['NOT_PHONE']],
    ['text255', 'x'.repeat(255), []],
    ['text255', '🚲'.repeat(255), []],
    ['text255', '🚲'.repeat(256), ['TOO_LONG']],
    ['text255', 'x'.repeat(256), ['TOO_LONG']],
    ['typedQuantity', ' 12 ', []],
    ['typedQuantity', '0', ['QTY_TOO_SMALL']],
    ['typedQuantity', '99999', []],
    ['typedQuantity', '100000', ['QTY_TOO_LARGE']],
    ['typedQuantity', 'many', ['NOT_A_QUANTITY']],
  ])('%s of %j: %j', (name, value, expected) => {
    expect(codes(rules[name], value)).toEqual(expected);
  });
});

describe('email (B170)', () => {
  test.each([
    'a@b.co',
    'Jan.de-Vries+test@mail.example.com',
    "o'neill@example.ie",
    'x@xn--bcher-kva.example',
  ])('takes %s', (value) => expect(codes(rules.email, value)).toEqual([]));

  test.each([
    'a',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b..co',
    'a..b@c.co',
    '.a@b.co',
    'a.@b.co',
    'a@-b.co',
    'a@b-.co',
    'a b@c.co',
    ' a@b.co',
    'a@b.co\n',
    'a@b.co, c@d.co',
    'a@b@c.co',
    'ä@b.co',
    'a@b.c0',
    `${'a'.repeat(250)}@b.co`,
  ])('refuses %j', (value) => expect(codes(rules.email, value)).toEqual(['NOT_EMAIL']));
});

test('requires at least one choice of a combo box (B164)', () => {
  const schema = v.pipe(v.array(v.string()), chosen);
  expect(codes(schema, [])).toEqual(['REQUIRED']);
  expect(codes(schema, ['a'])).toEqual([]);
});

test.each([
  [1, []],
  [99_999, []],
  [0, ['QTY_TOO_SMALL']],
  [-1, ['QTY_TOO_SMALL']],
  [100_000, ['QTY_TOO_LARGE']],
  [1.5, ['NOT_A_QUANTITY']],
  [Number.NaN, ['NOT_A_QUANTITY']],
  ['1', ['NOT_A_QUANTITY']],
])('quantity %j: %j (C064, N135)', (value, expected) => {
  expect(codes(quantity, value)).toEqual(expected);
});

// B175 to B177, N024
test('reports every rule a new password breaks', () => {
  expect(
    codes(
      v.pipe(v.string(), password({ minimumPasswordLength: 8, passwordComposition: true })),
      'abc',
    ),
  ).toEqual(['PASSWORD_TOO_SHORT', 'PASSWORD_NO_DIGIT', 'PASSWORD_NO_CASES']);
  expect(
    codes(
      v.pipe(v.string(), password({ minimumPasswordLength: 9, passwordComposition: true })),
      'Pannier1',
    ),
  ).toEqual(['PASSWORD_TOO_SHORT']);
  expect(
    codes(
      v.pipe(v.string(), password({ minimumPasswordLength: 8, passwordComposition: true })),
      'Pannier1',
    ),
  ).toEqual([]);
  expect(
    codes(
      v.pipe(v.string(), password({ minimumPasswordLength: 8, passwordComposition: true })),
      '',
    ),
  ).toEqual([]);
});

test.each<[number | null, string[]]>([
  [1250, []],
  [0, []],
  [null, ['NOT_AN_AMOUNT']],
  [Number.NaN, ['NOT_AN_AMOUNT']],
])('checks the amount %s', (value, expected) => {
  expect(v.safeParse(amount, value).issues?.map(({ message }) => message) ?? []).toEqual(expected);
});
