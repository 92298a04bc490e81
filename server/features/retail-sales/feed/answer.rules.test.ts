import { expect, test } from 'vitest';
import { applyAnswer } from './answer.rules.ts';

test.each([
  ['processing insert', 'complete', 'complete'],
  ['processing insert', 'failed insert', 'failed insert'],
  ['processing update', 'failed update', 'failed update'],
  ['processing update', 'failed insert', 'failed update'],
  ['pending update', 'complete', 'pending update'],
  ['pending insert', 'complete', 'pending insert'],
  ['processing insert', 'processing insert', 'processing insert'],
  ['complete', 'pending update', 'complete'],
  ['complete', 'failed update', 'complete'],
] as const)('moves %s answered by %s to %s', (state, named, next) => {
  expect(applyAnswer(state, named)).toBe(next);
});
