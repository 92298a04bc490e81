import type { ClaimIdCardSetting } from '../host-config.ts';

/** The places of a claim's photos: the full bike or article, the serial number, and the issue (reading 36, C069). */
export const photoPlaces = ['photo1', 'photo2', 'photo3', 'photo4', 'photo5', 'photo6'] as const;
/** The places of a claim's papers (C073). */
export const paperPlaces = [
  'additionalDoc1',
  'additionalDoc2',
  'additionalDoc3',
  'additionalDoc4',
  'additionalDoc5',
] as const;
/** The places of a claim's files (E640 to E653), each of one file (B227 to B231). */
export const claimPlaces = ['invoice', 'idCard', ...photoPlaces, 'video', ...paperPlaces] as const;

export type ClaimPlace = (typeof claimPlaces)[number];

interface PlaceRules {
  /** The purpose of the upload. */
  purpose: string;
  maxBytes: number;
}

const megabytes = (count: number) => count * 1_000_000;
const photo = { purpose: 'claims/photo', maxBytes: megabytes(10) };
const paper = { purpose: 'claims/paper', maxBytes: megabytes(20) };

/** The files that a place takes (N089). */
export function getPlaceRules(place: ClaimPlace): PlaceRules {
  if (place === 'video') return { purpose: 'claims/video', maxBytes: megabytes(100) };
  if (place === 'invoice') return { purpose: 'claims/invoice', maxBytes: megabytes(20) };
  if (place === 'idCard') return { purpose: 'claims/id-card', maxBytes: megabytes(20) };
  return photoPlaces.some((one) => one === place) ? photo : paper;
}

/** The facts that decide which files a claim needs. */
export interface NeededFiles {
  productCategory: 'Bike' | 'PAA';
  /** Whether the article has a serial number. */
  hasSerial: boolean;
  /** Whether a field of the consumer is filled in. */
  hasConsumer: boolean;
  idCard: ClaimIdCardSetting;
  /** Further files that the brand asks for. */
  ofBrand: readonly string[];
}

const needed = {
  invoice: 'NO_INVOICE',
  photo1: 'NO_FULL_PHOTO',
  photo2: 'NO_SERIAL_PHOTO',
  photo3: 'NO_ISSUE_PHOTO',
  idCard: 'NO_ID_CARD',
} as const;

export type MissingFileCode = (typeof needed)[keyof typeof needed] | 'NO_FILE';

/**
 * Returns the places whose file a claim cannot be sent without (B223 to B226, B232, readings 36 to 38), in order.
 */
export function listNeededPlaces(claim: NeededFiles): ClaimPlace[] {
  const { productCategory, hasSerial, hasConsumer, idCard, ofBrand } = claim;
  const isNeeded = (place: ClaimPlace) =>
    place === 'invoice' ||
    place === 'photo1' ||
    place === 'photo3' ||
    (place === 'photo2' && (productCategory === 'Bike' || hasSerial)) ||
    (place === 'idCard' ? hasConsumer && idCard === 'required' : ofBrand.includes(place));
  return claimPlaces.filter(isNeeded);
}

/** Returns what is missing of the files that a claim needs, with the code for its place. */
export function findMissingFiles(
  claim: NeededFiles,
  hasFile: (place: ClaimPlace) => boolean,
): { place: ClaimPlace; code: MissingFileCode }[] {
  const codes: Partial<Record<ClaimPlace, MissingFileCode>> = needed;
  return listNeededPlaces(claim)
    .filter((place) => !hasFile(place))
    .map((place) => ({ place, code: codes[place] ?? 'NO_FILE' }));
}
