import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { PackRef } from '#shared/catalog-engine/answers/manifest.ts';

export type PackName = Omit<PackRef, 'bytes'>;

/** A pack as the table of packs has it. */
export interface KeptPack extends PackRef {
  /** Hashes of the chunks in it. */
  chunks: string[];
}

const isNamed = (sorg: string, { kind, list, nth }: PackName) =>
  sql`sorg = ${sorg} and kind = ${kind} and price_list = ${list} and nth = ${nth}`;

/** The packs of a sales organisation, without their content. @param lists price lists whose packs are wanted; null for all */
export async function listPacks(
  db: Db,
  sorg: string,
  lists: readonly string[] | null = null,
): Promise<KeptPack[]> {
  const { rows } = await sql<KeptPack>`
    select kind, price_list as list, nth, chunks, length(body) as bytes from catalog_pack
    where sorg = ${sorg} and (${lists}::text[] is null or price_list = any(${lists}) or kind <> 'prices')
    order by kind, price_list, nth`.execute(db);
  return rows;
}

/** The content of a pack, compressed; null when there is none. */
export async function loadPack(db: Db, sorg: string, name: PackName): Promise<Uint8Array | null> {
  const { rows } = await sql<{ body: Uint8Array }>`
    select body from catalog_pack where ${isNamed(sorg, name)}`.execute(db);
  return rows[0]?.body ?? null;
}

/** Keeps a pack, in place of the one of the same name. */
export async function keepPack(
  db: Db,
  sorg: string,
  { kind, list, nth }: PackName,
  chunks: readonly string[],
  body: Uint8Array,
): Promise<void> {
  await sql`insert into catalog_pack (sorg, kind, price_list, nth, chunks, body)
    values (${sorg}, ${kind}, ${list}, ${nth}, ${chunks}::text[], ${Buffer.from(body)})
    on conflict (sorg, kind, price_list, nth)
    do update set chunks = excluded.chunks, body = excluded.body`.execute(db);
}

export async function dropPack(db: Db, sorg: string, name: PackName): Promise<void> {
  await sql`delete from catalog_pack where ${isNamed(sorg, name)}`.execute(db);
}

/** The sales organisations that have a catalog. */
export async function listCatalogs(db: Db): Promise<string[]> {
  const { rows } = await sql<{ sorg: string }>`
    select distinct sorg from catalog_snapshot order by sorg`.execute(db);
  return rows.map(({ sorg }) => sorg);
}
