import { expect, test } from 'vitest';
import { advertisedAt, type PromotionPlace } from './promotion.rules.ts';

const places: PromotionPlace[] = ['landing', 'list', 'product'];

test('a promotion is shown at the places it names, and everywhere without one (E251)', () => {
  const shown = (locations: string[]) =>
    places.filter((place) => advertisedAt({ locations }, place));
  expect(shown(['list', 'product'])).toEqual(['list', 'product']);
  expect(shown([])).toEqual(places);
});
