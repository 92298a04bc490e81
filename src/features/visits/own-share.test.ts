import { expect, test } from 'vitest';
import { toOwnShare } from './own-share.ts';

test.each([
  [3, 1, 0.75],
  [0, 4, 0],
  [0, 0, null],
  [null, 4, null],
])('%s own and %s other bicycles are a share of %s', (own, others, share) => {
  expect(toOwnShare(own, others)).toBe(share);
});
