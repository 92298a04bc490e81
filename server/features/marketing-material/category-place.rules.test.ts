import { expect, test } from 'vitest';
import { type CategoryPlace, findPlaceProblems } from './category-place.rules.ts';

const below = (level: number, isBelow = false) => ({
  parent: { type: 'brand_assets', level, isBelow } as const,
});

test.each<[string, Partial<CategoryPlace>, string[]]>([
  ['a root', {}, []],
  ['a child', below(1), []],
  ['the last level', below(98), []],
  ['a level too many', below(99), ['input.parentId TOO_DEEP']],
  ['a subtree that ends at the last level', { ...below(50), height: 49 }, []],
  ['a subtree that ends below it', { ...below(50), height: 50 }, ['input.parentId TOO_DEEP']],
  ['itself', below(3, true), ['input.parentId OWN_ANCESTOR']],
  [
    'a parent of another type',
    { parent: { type: 'marketing_material', level: 1, isBelow: false } },
    ['input.type TYPE_DIFFERS'],
  ],
  [
    'a root, with content of another type',
    { typeOfContent: 'marketing_material' },
    ['input.type TYPE_DIFFERS'],
  ],
])('a category of brand assets as %s', (_, place, codes) => {
  const whole = { parent: null, height: 1, typeOfContent: null, ...place };
  const problems = findPlaceProblems('brand_assets', whole);
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(codes);
});
