import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { ContentKind } from '#server/graphql/generated/types.ts';
import { contentKinds } from '../content-kinds.ts';
import { isMarketOf } from '../content-visibility.store.ts';

/** The group or category of an item. */
export interface ParentFacts {
  /** Its id within the sales organisation. */
  id: string;
  /** Of a category. */
  type?: string;
}

/** The facts that the database has about an item that is to be stored. */
export interface ItemFacts {
  /** The named markets that have content of its type, and whether each is one of the sales organisation. */
  markets: { id: string; isYours: boolean }[];
  isLayoutKnown: boolean;
  /** Null for none, and for one that is gone or of another sales organisation. */
  parent: ParentFacts | null;
}

/** Reads what an item is checked by, in one statement. Its parent is kept from being deleted until the transaction ends. */
export async function findItemFacts(
  tx: Db,
  kind: ContentKind,
  sorg: string,
  {
    markets,
    layout,
    parent,
  }: { markets: readonly string[]; layout: string | null; parent: string | null },
): Promise<ItemFacts> {
  const { marketType, parent: parentKind } = contentKinds[kind];
  const foundParent =
    parentKind && parent !== null
      ? sql`(select to_json(p) from ${sql.table(parentKind)} p
          where p.key = ${parent} and p.sorg = ${sorg} and p.deleted_at is null for share)`
      : sql`null::json`;
  const { rows } = await sql<ItemFacts>`
    select (select coalesce(json_agg(json_build_object('id', m.id, 'isYours', ${isMarketOf(sorg)})), '[]')
        from content_target_market m
        where m.id = any(${[...markets]}::text[]) and ${marketType} = any(m.types)) as markets,
      exists (select from content_layout l where l.id = ${layout} and l.type = ${marketType})
        as "isLayoutKnown", ${foundParent} as parent`.execute(tx);
  const [facts] = rows;
  if (!facts) throw new Error('A select without a table answers one row');
  return facts;
}
