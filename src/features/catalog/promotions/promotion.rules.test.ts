import { expect, test } from 'vitest';
import { isAdvertisedAt, type PromotionPlace } from './promotion.rules.ts';

const places: PromotionPlace[] = ['landing', 'list', 'product'];

// E251
test('advertises a promotion at its places, or at all without any', () => {
  const shown = (locations: string[]) =>
    places.filter((place) => isAdvertisedAt({ locations }, place));
  expect(shown(['list', 'product'])).toEqual(['list', 'product']);
  expect(shown([])).toEqual(places);
});
