import { expect, test } from 'vitest';
import { type FeatureSeed, orderedSeeds } from './feature-seed.ts';

const seedOf = (feature: string, ...after: string[]): FeatureSeed => {
  return { feature, after, seed: async () => {} };
};
const namesOf = (...seeds: FeatureSeed[]) => orderedSeeds(seeds).map(({ feature }) => feature);

test('orders a seed after those it refers to', () => {
  const seeds = [seedOf('a', 'c'), seedOf('b'), seedOf('c', 'b'), seedOf('d')];
  expect(namesOf(...seeds)).toEqual(['b', 'c', 'a', 'd']);
});

test('rejects circular seeds by name', () => {
  expect(() => namesOf(seedOf('a', 'b'), seedOf('b', 'a'))).toThrow(/a, b/);
});

test('rejects a seed that refers to an unknown one', () => {
  expect(() => namesOf(seedOf('a', 'never'))).toThrow(/does not exist/);
});
