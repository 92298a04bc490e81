/** Where a promotion may be advertised (E251). */
export type PromotionPlace = 'landing' | 'list' | 'product';

/** Whether a promotion is advertised at a place; one that names no place is advertised everywhere. */
export function isAdvertisedAt(
  { locations }: { locations: readonly string[] },
  place: PromotionPlace,
): boolean {
  return locations.length === 0 || locations.includes(place);
}
