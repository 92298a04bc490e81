import * as v from 'valibot';
import { expect, test } from 'vitest';
import { emptyValues, fieldRules, namesOf, type RecordFields } from './record-fields.ts';

const fields = {
  name: { kind: 'text', limit: 5, required: true },
  note: { kind: 'text', limit: 3 },
  isOpen: { kind: 'switch', on: true },
  isOld: { kind: 'switch' },
  mails: { kind: 'addresses' },
} as const satisfies RecordFields;

const problems = (values: object) =>
  (v.safeParse(v.object(fieldRules(fields)), values).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)} ${issue.message}`,
  );
const complete = { name: 'Ada', note: '', isOpen: true, isOld: false };

test('names the fields of a kind in their order', () => {
  expect(namesOf(fields, 'text', 'addresses')).toEqual(['name', 'note', 'mails']);
});

test('begins with empty values and the given switches', () => {
  const expected = { name: '', note: '', isOpen: true, isOld: false, mails: [] };
  expect(emptyValues(fields)).toEqual(expected);
});

test('limits texts and requires those that must be filled in', () => {
  expect(problems(complete)).toEqual([]);
  expect(problems({ ...complete, name: ' ', note: 'much' })).toEqual([
    'name EMPTY',
    'note TOO_LONG',
  ]);
  expect(problems({ ...complete, note: '\0' })).toEqual(['note NOT_ALLOWED']);
});
