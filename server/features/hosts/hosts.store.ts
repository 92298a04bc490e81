import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** A host with its sales organisation, as the database holds them. */
export type HostRow = NonNullable<Awaited<ReturnType<typeof findHost>>>;

/**
 * With the name of the warehouse the host is supplied from, which its settings tell by id (F046).
 * @param host domain in lower case, without port
 */
export function findHost(db: Db, host: string) {
  return db
    .selectFrom('host as h')
    .innerJoin('sales_org as s', 's.sorg', 'h.sorg')
    .leftJoin('warehouse as w', (join) =>
      join.onRef('w.sorg', '=', 'h.sorg').on('w.id', '=', sql<string>`h.config->>'supplyLocation'`),
    )
    .select('w.name as supply_location')
    .select(['h.host', 'h.sorg', 'h.web_title', 'h.languages', 'h.config', 's.merchant_name'])
    .select(['s.currency', 's.symbol', 's.thousand_separator', 's.decimal_separator'])
    .select(['s.precision', 's.time_zone'])
    .where('h.host', '=', host)
    .executeTakeFirst();
}

/** The one row that says whether the server takes requests (B024). */
export function readServerStatus(db: Db): Promise<{ status: string; message: string }> {
  return db.selectFrom('server_status').select(['status', 'message']).executeTakeFirstOrThrow();
}

/** Takes the server offline or online again for every process on this database. */
export async function saveServerStatus(
  db: Db,
  status: { status: string; message: string },
): Promise<void> {
  await db.updateTable('server_status').set(status).execute();
}
