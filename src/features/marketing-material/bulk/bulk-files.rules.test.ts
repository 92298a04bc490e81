import { describe, expect, test } from 'vitest';
import type { BulkFile } from './bulk-file.ts';
import {
  findTextErrors,
  findTwins,
  matchFiles,
  nameToTitle,
  splitProblems,
  sumUp,
  toState,
} from './bulk-files.rules.ts';

const file = (id: string, change: Partial<BulkFile> = {}): BulkFile => ({
  id,
  uploadKey: id,
  name: `${id}.jpg`,
  bytes: 3,
  type: 'image/jpeg',
  hash: id,
  title: id,
  alt: '',
  stored: null,
  isWanted: false,
  file: null,
  phase: 'idle',
  check: 'done',
  takenBy: null,
  sentBytes: 0,
  errors: {},
  ...change,
});
const chosen = (name: string, content = 'abc') => new File([content], name);
const stored = { id: 'f', at: 0, hasPlace: false };

test.each([
  ['cube_reaction-pro.2026.JPG', 'cube reaction pro 2026'],
  ['  Price list (new).pdf', 'Price list (new)'],
  ['Räder.png', 'Räder'],
  ['.jpg', '.jpg'],
  ['___.png', '___.png'],
  ['no ending', 'no ending'],
  [`${'a'.repeat(300)}.png`, 'a'.repeat(255)],
])('makes a title of %s', (name, title) => {
  expect(nameToTitle(name)).toBe(title);
});

test('matches chosen files by name and size, each once', () => {
  const [first, second] = [file('a'), file('b', { name: 'a.jpg' })];
  const recorded = [first, second, file('c', { stored }), file('d', { bytes: 4 })];
  const files = ['a.jpg', 'a.jpg', 'a.jpg', 'c.jpg', 'd.jpg'].map((name) => chosen(name));
  const matched = matchFiles(files, recorded);
  expect(files.map((one) => matched.get(one)?.id)).toEqual(['a', 'b', undefined, 'c', undefined]);
});

test('finds the files that repeat an earlier one', () => {
  const files = [file('a', { hash: '1' }), file('b', { hash: null }), file('c', { hash: '1' })];
  expect([...findTwins([...files, file('d', { hash: null })])]).toEqual([['c', 'a.jpg']]);
});

describe('the state of a file', () => {
  const here = chosen('a.jpg');
  test.each<[string, Partial<BulkFile>]>([
    ['missing', {}],
    ['checking', { file: here, check: 'hashed' }],
    ['waiting', { file: here }],
    ['sending', { file: here, phase: 'sending' }],
    ['failed', { file: here, phase: 'failed' }],
    ['stored', { stored }],
    ['duplicate', { stored, takenBy: 'Bikes' }],
    ['stored', { stored, takenBy: 'Bikes', isWanted: true }],
    ['refused', { takenBy: 'Bikes', phase: 'refused' }],
  ])('is %s', (state, change) => {
    expect(toState(file('a', change), new Map())).toBe(state);
  });

  test('is duplicate for a twin until it is wanted', () => {
    const twins = new Map([['a', 'b.jpg']]);
    expect(toState(file('a', { file: here }), twins)).toBe('duplicate');
    expect(toState(file('a', { file: here, isWanted: true }), twins)).toBe('waiting');
  });
});

test('sums up without what is left out', () => {
  const files = [
    file('a', { stored, bytes: 10 }),
    file('b', { phase: 'sending', bytes: 10, sentBytes: 4 }),
    file('c', { takenBy: 'Bikes', bytes: 100 }),
    file('d', { bytes: 5 }),
  ].map((one) => ({ file: one, state: toState(one, new Map()) }));
  const { counts, ...sums } = sumUp(files);
  expect(sums).toEqual({ files: 3, bytes: 25, sentBytes: 14 });
  expect(counts).toMatchObject({ stored: 1, sending: 1, duplicate: 1, missing: 1 });
});

test('finds empty and long texts', () => {
  const long = 'a'.repeat(256);
  const errors = findTextErrors([file('a'), file('b', { title: ' ' }), file('c', { alt: long })]);
  expect([...errors]).toEqual([
    ['b', { title: 'REQUIRED' }],
    ['c', { alt: 'TOO_LONG' }],
  ]);
});

test('divides problems by file', () => {
  const problem = (field: string, code: string) => ({ field, code });
  const category = problem('input.marketingMaterialCategoryId', 'UNKNOWN_CATEGORY');
  const { errors, others } = splitProblems(
    [
      problem('input.materials.1.title', 'TOO_LONG'),
      problem('input.materials.1.file.altTexts.0.text', 'TOO_LONG'),
      problem('input.materials.0.file.id', 'FILE_GONE'),
      problem('input.materials.7', 'REQUIRED'),
      category,
    ],
    [file('a'), file('b')],
  );
  expect([...errors]).toEqual([
    ['b', { title: 'TOO_LONG', alt: 'TOO_LONG' }],
    ['a', { file: 'FILE_GONE' }],
  ]);
  expect(others.at(-1)).toEqual(category);
  expect(others).toHaveLength(2);
});
