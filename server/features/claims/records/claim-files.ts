import type { ClaimInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import {
  type ClaimPlace,
  claimPlaces,
  getPlaceRules,
  paperPlaces,
} from '#shared/claims/claim-files.rules.ts';
import type { ClaimRow } from './claim.store.ts';

/** A file of a claim in its place. */
export interface PlacedFile {
  place: ClaimPlace;
  /** A stored file. */
  id: string;
  /** The purpose that it was uploaded for: a paper may be a photo of an answer. */
  purpose: string;
}

/** The purposes of all files of claims. */
export const claimPurposes = [...new Set(claimPlaces.map((place) => getPlaceRules(place).purpose))];

const toPaperPlace = (no: number): ClaimPlace => paperPlaces[no - 1] ?? 'additionalDoc5';
/** The number of a paper; 0 for another place. */
export const getPaperNo = (place: ClaimPlace): number =>
  [...paperPlaces].indexOf(place as (typeof paperPlaces)[number]) + 1;

/** The files of a stored claim. */
export const listFiles = (row: ClaimRow): PlacedFile[] => [
  ...row.docs.map(({ docType, file, purpose }) => ({
    place: docType as ClaimPlace,
    id: file.id,
    purpose,
  })),
  ...row.additionalDocuments.map(({ no, file, purpose }) => ({
    place: toPaperPlace(no),
    id: file.id,
    purpose,
  })),
];

/** The files that a claim has after a change: one that is left out stays, null removes it. */
export function placeFiles(input: ClaimInput, current: readonly PlacedFile[]): PlacedFile[] {
  return claimPlaces.flatMap((place) => {
    const before = current.find((file) => file.place === place);
    const id = input[place];
    if (id === undefined || id === before?.id) return before ?? [];
    return id ? [{ place, id, purpose: getPlaceRules(place).purpose }] : [];
  });
}

/** Finds files that are named twice, so that one photo does not stand for several. */
export function findFileProblems(files: readonly PlacedFile[]): UserError[] {
  return files
    .filter(({ id }, at) => files.findIndex((file) => file.id === id) < at)
    .map(({ place }) => userError(`input.${place}`, 'NOT_ALLOWED', 'The file is named twice'));
}
