import * as v from 'valibot';
import { expect, test } from 'vitest';
import { claimContext, claimValues } from '../testing/claim-values.ts';
import { type ClaimContext, claimSchema, findClaimProblems } from './claim-form.rules.ts';
import { type ClaimValues, emptyClaim } from './claim-values.ts';

const problemsOf = (values: Partial<ClaimValues>, context: Partial<ClaimContext> = {}) =>
  findClaimProblems(claimValues(values), claimContext(context)).map((one) => one.join(' '));
const free = {
  claimNonCode: true,
  claimAllowNonCode: true,
  claimProblemRequired: true,
  claimIdCard: 'required',
} as const;

test('takes a complete claim', () => {
  expect(problemsOf({})).toEqual([]);
});

test('names each missing file at its place (B223 to B226)', () => {
  expect(problemsOf({ invoice: [], photo1: [], photo2: [], photo3: [] })).toEqual([
    'invoice NO_INVOICE',
    'photo1 NO_FULL_PHOTO',
    'photo2 NO_SERIAL_PHOTO',
    'photo3 NO_ISSUE_PHOTO',
  ]);
});

test('asks for the ID card once the consumer is filled (B232)', () => {
  expect(problemsOf({ city: 'Ulm' })).toEqual(['idCard NO_ID_CARD']);
  expect(problemsOf({ city: ' ' })).toEqual([]);
  const host = { ...free, claimIdCard: 'optional' } as const;
  expect(problemsOf({ city: 'Ulm' }, { host })).toEqual([]);
});

test('asks for the files of the brand', () => {
  const brands = [{ brand: 'ALTO', files: ['photo4'] }];
  expect(problemsOf({}, { brands })).toEqual(['photo4 NO_FILE']);
});

test('needs customer and article only for a draft', () => {
  const draft = { ...emptyClaim(null), isDraft: true };
  expect(problemsOf(draft)).toEqual(['customer REQUIRED', 'articleCode REQUIRED']);
  const customer = { code: 'C1', name: 'V' };
  expect(problemsOf({ ...draft, customer, articleCode: 'B-4' })).toEqual([]);
});

test('takes an article without a code only where the host does', () => {
  const values = { articleCode: '', articleDescription: 'Old bell', brandName: 'Alto' };
  expect(problemsOf(values)).toEqual(['articleCode REQUIRED']);
  expect(problemsOf(values, { host: free })).toEqual([]);
  expect(problemsOf(values, { host: { ...free, claimAllowNonCode: false } })).toHaveLength(1);
  expect(problemsOf({ ...values, brandName: ' ' }, { host: free })).toEqual(['brandName EMPTY']);
});

test('needs serial number and its photo of articles that have one', () => {
  const values = { frameNumber: '', photo2: [] };
  expect(problemsOf(values, { kind: 'PAA' })).toEqual([]);
  expect(problemsOf({ ...values, hasSerial: true }, { kind: 'PAA' })).toEqual([
    'frameNumber REQUIRED',
    'photo2 NO_SERIAL_PHOTO',
  ]);
});

test.each(['0', '1.5', '', '100000', 'x'])('refuses the quantity %j of parts', (qty) => {
  expect(problemsOf({ qty }, { kind: 'PAA' })).toEqual(['qty BAD_QUANTITY']);
  expect(problemsOf({ qty })).toEqual([]);
});

test('takes lines and backslashes in the description only (B167, B168)', () => {
  const problems = [{ id: null, part: '', description: 'Two\nlines', notes: 'a\\b' }];
  expect(problemsOf({ description: 'a\nb\\c', problems })).toEqual([
    'problems.0.description NOT_TEXT',
    'problems.0.notes NOT_TEXT',
  ]);
  expect(problemsOf({ description: '<b>' })).toEqual(['description NOT_TEXT']);
  expect(problemsOf({ description: 'x'.repeat(2001) })).toEqual(['description TOO_LONG']);
});

test('needs a problem unless the host does not (F019)', () => {
  expect(problemsOf({ problems: [] })).toEqual(['problems NO_PROBLEM']);
  const host = { ...free, claimProblemRequired: false };
  expect(problemsOf({ problems: [] }, { host })).toEqual([]);
});

test('refuses a purchase in the future', () => {
  expect(problemsOf({ purchaseDate: '2026-11-21' })).toEqual(['purchaseDate IN_FUTURE']);
});

test('gives the form the path of a problem inside a list', () => {
  const values = claimValues({
    problems: [{ id: null, part: '', description: '', notes: '' }],
  });
  const { issues = [] } = v.safeParse(claimSchema(claimContext()), values);
  expect(issues.map((issue) => v.getDotPath(issue))).toEqual(['problems.0.description']);
});
