import type { Db } from '#server/db/database.ts';
import { pictureHashes } from './feeds.store.ts';
import { pictureNames } from './images.ts';

/** Reads once, when first asked, which pictures a feed and earlier ones have. */
export function knownPictures(folder: string): (db: Db) => Promise<ReadonlySet<string>> {
  let known: Promise<Set<string>> | undefined;
  const read = async (db: Db) =>
    new Set([...(await pictureNames(folder)), ...(await pictureHashes(db)).keys()]);
  return (db) => {
    known ??= read(db);
    return known;
  };
}
