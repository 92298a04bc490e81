import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { root } from '../generate/root.ts';
import { journeys } from '../testing/journeys.ts';
import { longTests } from '../testing/long-tests.ts';

it('names only tests that exist as journeys and as long ones', () => {
  expect([...journeys, ...longTests].filter((path) => !existsSync(root + path))).toEqual([]);
});
