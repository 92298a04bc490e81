import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';

/**
 * Whether the viewer may read an item of content and its files, as a reader or as a writer.
 * @param ownerId its kind and key, such as news/2000~7
 */
export async function isContentVisible(
  _db: Db,
  _viewer: Viewer,
  _ownerId: string,
): Promise<boolean> {
  return false;
}
