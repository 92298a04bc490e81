import { expect, test } from 'vitest';
import { type FeatureSeed, orderedSeeds } from './feature-seed.ts';

const createSeed = (feature: string, ...after: string[]): FeatureSeed => {
  return { feature, after, seed: async () => {} };
};
const namesOf = (...seeds: FeatureSeed[]) => orderedSeeds(seeds).map(({ feature }) => feature);

test('orders a seed after those it refers to', () => {
  const seeds = [createSeed('a', 'c'), createSeed('b'), createSeed('c', 'b'), createSeed('d')];
  expect(namesOf(...seeds)).toEqual(['b', 'c', 'a', 'd']);
});

test('rejects circular seeds by name', () => {
  expect(() => namesOf(createSeed('a', 'b'), createSeed('b', 'a'))).toThrow(/a, b/);
});

test('rejects a seed that refers to an unknown one', () => {
  expect(() => namesOf(createSeed('a', 'never'))).toThrow(/does not exist/);
});
