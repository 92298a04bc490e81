import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { DB } from '#server/db/generated/tables.ts';
import { records } from './records.store.ts';

/** Decimals of each sales organisation's currency. */
export async function precisions(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('sales_org')
    .select(['sorg', 'precision'])
    .limit(10_000)
    .execute();
  return new Map(rows.map(({ sorg, precision }) => [sorg, precision]));
}

/** Those of the sales organisations that have prices. */
export async function pricedSorgs(db: Db, sorgs: readonly string[]): Promise<Set<string>> {
  if (sorgs.length === 0) return new Set();
  const rows = await db
    .selectFrom('sales_org as s')
    .select('s.sorg')
    .where('s.sorg', 'in', sorgs)
    .where((eb) =>
      eb.exists(eb.selectFrom('price as p').select('p.sorg').whereRef('p.sorg', '=', 's.sorg')),
    )
    .execute();
  return new Set(rows.map(({ sorg }) => sorg));
}

/** Lets the planner know what the tables hold now, and search indexes take in what is pending. */
export async function refreshStatistics(db: Db, tables: readonly (keyof DB)[]): Promise<void> {
  const names = [...new Set(tables)].map((table) => sql.table(table));
  if (names.length > 0) await sql`vacuum (analyze) ${sql.join(names)}`.execute(db);
}

/** The hash of every picture that was turned into WebP, by its name. */
export async function pictureHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('feed_image').selectAll().execute();
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

/** Notes what pictures were made of; one that has changed gets its next version. */
export async function rememberPictures(
  db: Db,
  pictures: readonly { name: string; hash: string }[],
): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    insert into feed_image as i (name, hash)
    select r.name, r.hash from ${records(pictures, { name: 'text', hash: 'text' })}
    on conflict (name) do update set hash = excluded.hash,
      version = i.version + (i.hash <> excluded.hash)::integer`.execute(db);
}
