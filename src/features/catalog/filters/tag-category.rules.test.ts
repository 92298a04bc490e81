import { expect, test } from 'vitest';
import { selectTags, tagCategories } from './tag-category.rules.ts';

const tags = ['use:touring', 'new', 'frame:steel', 'use:commuting', ':odd', 'use'].map((value) => ({
  value,
}));
const values = (category: string) => selectTags(tags, category).map(({ value }) => value);

test('reads the tag category before the colon (E199)', () => {
  expect(tagCategories(tags)).toEqual(['frame', 'use']);
  expect(tagCategories([{ value: 'new' }])).toEqual([]);
});

test('returns the tags that the filter of a kind finds', () => {
  expect(values('use')).toEqual(['use:touring', 'use:commuting', 'use']);
  expect(values('')).toHaveLength(6);
});
