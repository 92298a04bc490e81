import { expect, test } from 'vitest';
import { compareSizes, compareWords } from './sizes.rules.ts';

const sorted = (sizes: (string | null)[]) => sizes.toSorted(compareSizes);

test('sorts letter sizes from small to large', () => {
  expect(sorted(['2XL', 'M', 'XS', 'XXL', 'L', 'S', '3XL', 'XXS', 'XL'])).toEqual([
    'XXS',
    'XS',
    'S',
    'M',
    'L',
    'XL',
    '2XL',
    'XXL',
    '3XL',
  ]);
  expect(sorted(['M', 'S/M', 'S', 'M/L', 'L'])).toEqual(['S', 'S/M', 'M', 'M/L', 'L']);
  expect(sorted(['large', 'Small', 'Medium'])).toEqual(['Small', 'Medium', 'large']);
});

test('sorts letters, then numbers by value, words and no size', () => {
  expect(sorted(['100', '54', '9', '17.5"', '17,2"', '54 cm'])).toEqual([
    '9',
    '17,2"',
    '17.5"',
    '54',
    '54 cm',
    '100',
  ]);
  expect(sorted([null, 'One size', '48', 'S', ''])).toEqual(['S', '48', '', 'One size', null]);
});

test('sorts words by letters and numbers inside by value', () => {
  expect(['item 10', 'Item 9', 'äpfel', 'Zebra', 'apfel'].sort(compareWords)).toEqual([
    'apfel',
    'äpfel',
    'Item 9',
    'item 10',
    'Zebra',
  ]);
});

test('sorts a letter with a measure by its letter', () => {
  const sizes = ['L 59–63 cm', 'S 51–55 cm', 'M 55–59 cm'];
  expect(sorted(sizes)).toEqual(['S 51–55 cm', 'M 55–59 cm', 'L 59–63 cm']);
});
