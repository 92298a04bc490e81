import type { FormVisit, FormVisitInput, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import { readTakenAt } from './visit-times.rules.ts';
import type { PlacedPhoto } from './visit-values.ts';

/** The photos that a visit has after a change: one that is left out stays, null removes it. */
export function placePhotos(
  input: FormVisitInput,
  current: FormVisit | null,
  now: number,
): PlacedPhoto[] {
  const taken = new Map(input.taken?.map(({ place, takenAt }) => [place, takenAt]));
  return visitPhotoPlaces.flatMap((place): PlacedPhoto[] => {
    const before = current?.photos.find((photo) => photo.place === place);
    const fileId = input[place];
    if (before && (fileId === undefined || fileId === before.file.id)) {
      const takenAt = before.takenAt ? new Date(before.takenAt) : null;
      return [{ place, fileId: before.file.id, takenAt }];
    }
    return fileId ? [{ place, fileId, takenAt: readTakenAt(taken.get(place), now) }] : [];
  });
}

/** Finds photos that are named twice, so that one photo does not stand for several. */
export const findPhotoProblems = (photos: readonly PlacedPhoto[]): UserError[] =>
  photos
    .filter(({ fileId }, at) => photos.findIndex((photo) => photo.fileId === fileId) < at)
    .map(({ place }) => userError(`input.${place}`, 'PHOTO_TWICE', 'The photo is named twice'));
