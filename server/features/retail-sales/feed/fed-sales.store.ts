import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Row } from '#server/feeds/feed-file.ts';
import { records } from '#server/feeds/records.store.ts';

const keyOf = ({ sorg, id }: Row) => JSON.stringify([sorg, id]);

/**
 * Finds those of the sales that were registered in the portal, by key. They stay locked until the transaction
 * ends.
 */
export async function findRegistered(
  db: Db,
  rows: readonly Row[],
): Promise<(row: Row) => Row | undefined> {
  const { rows: found } = await sql<{ row: Row }>`
    select to_jsonb(x) as row from ${records(rows, { sorg: 'text', id: 'text' })}
    join retail_sale x on x.sorg = r.sorg and x.id = r.id and x.source = 'portal'
    order by x.sorg, x.id for no key update of x`.execute(db);
  const byKey = new Map(found.map(({ row }) => [keyOf(row), row]));
  return (row) => byKey.get(keyOf(row));
}

const saleColumns = {
  place: 'int4',
  sorg: 'text',
  id: 'text',
  frame_normal: 'text',
  frame_folded: 'text',
  article: 'text',
  non_retail: 'bool',
};

/** Finds the sales whose frame another sale has, by their places in `rows`. */
export async function findSoldTwice(
  db: Db,
  rows: readonly Row[],
): Promise<{ place: number; other: string }[]> {
  const numbered = rows.map((row, place) => ({ ...row, place }));
  const { rows: found } = await sql<{ place: number; other: string }>`
    select r.place, x.id as other from ${records(numbered, saleColumns)}
    join retail_sale x on x.sorg = r.sorg and x.frame_folded = r.frame_folded
      and x.frame_normal = r.frame_normal and x.article = r.article
      and x.non_retail = r.non_retail and x.id <> r.id and x.deleted_at is null
    order by r.place`.execute(db);
  return found;
}

/** The prefix of telephone numbers of each sales organisation whose host sets one. */
export async function findPhonePrefixes(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ sorg: string; prefix: string }>`
    select distinct on (sorg) sorg, config->>'telpCode' as prefix from host
    where config->>'telpCode' is not null order by sorg, host`.execute(db);
  return new Map(rows.map(({ sorg, prefix }) => [sorg, prefix]));
}
