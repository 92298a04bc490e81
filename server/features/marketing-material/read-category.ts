import type { Db } from '#server/db/database.ts';
import type { ItemReader } from '#server/features/content/content.public.ts';
import type { MarketingMaterialType } from '#server/graphql/generated/types.ts';
import { checkedText } from '#server/lib/paging.ts';
import { type CategoryRow, findCategory, findCategoryKey } from './category.store.ts';

/** Finds the category that an address names by its id or route; null for one that the reader does not see. */
export async function readCategory(
  db: Db,
  reader: ItemReader,
  { id, type }: { id: string; type?: MarketingMaterialType | null },
): Promise<CategoryRow | null> {
  const key = await findCategoryKey(db, reader, checkedText(id, 'id'), type ?? null);
  return key === null ? null : findCategory(db, reader, key);
}
