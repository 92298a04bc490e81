/** The places of a visit's photos (E822 to E832, B274, B275), by their names on the wire. */
export const visitPhotoPlaces = [
  'frontShop1',
  'frontShop2',
  'frontShop3',
  'frontShop4',
  'displayShop1',
  'displayShop2',
  'displayShop3',
  'displayShop4',
  'displayBanner',
  'displayPoster',
  'displayHangtagShimano',
] as const;

export type VisitPhotoPlace = (typeof visitPhotoPlaces)[number];

/** The places of the front of the shop, one of which must have a photo (N127). */
export const frontPlaces = [
  'frontShop1',
  'frontShop2',
  'frontShop3',
  'frontShop4',
] as const satisfies readonly VisitPhotoPlace[];
