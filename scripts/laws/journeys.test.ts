import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../generate/root.ts';
import { journeys } from '../testing/journeys.ts';

it('names only browser tests that exist as journeys', () => {
  expect(journeys.filter((path) => !existsSync(root + path))).toEqual([]);
});
