import type { Db } from '#server/db/database.ts';
import { attachFiles } from '#server/files/stored/stored-files.store.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import {
  type ClaimPlace,
  getPlaceRules,
  paperPlaces,
  photoPlaces,
} from '#shared/claims/claim-files.rules.ts';
import type { ClaimRow } from '../records/claim.store.ts';
import { listFiles } from '../records/claim-files.ts';
import { insertPlaced } from '../records/write-claim.store.ts';

/** The places of photos of the issue: an answer shows neither the whole bike nor its number. */
const issuePlaces: readonly ClaimPlace[] = photoPlaces.slice(2);

/** Puts the photos of an answer into the free places, else among the papers. @returns why that is not possible */
export async function addPhotos(
  tx: Db,
  viewer: Viewer,
  row: ClaimRow,
  photos: readonly string[],
): Promise<UserError[]> {
  const taken = listFiles(row).map(({ place }) => place);
  const free = [...issuePlaces, ...paperPlaces].filter((place) => !taken.includes(place));
  if (photos.length > free.length)
    return [userError('photos', 'TOO_MANY_DOCUMENTS', 'There is no place for so many photos')];
  const { purpose } = getPlaceRules('photo1');
  if (!(await attachFiles(tx, viewer, purpose, photos, row.id)))
    return [userError('photos', 'FILE_GONE', 'Upload the files again')];
  const files = photos.flatMap((id, at) => {
    const place = free[at];
    return place ? [{ place, id, purpose }] : [];
  });
  await insertPlaced(tx, viewer, row.id, files);
  return [];
}
