import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { UnderDealer } from '#server/graphql/generated/types.ts';

/** More dealers than a list to choose from shows. */
const mostDealers = 1_000;

/** Returns the viewer's customers by name. @param search a `like` pattern; null for all */
export async function listDealers(
  db: Db,
  viewer: Viewer,
  search: string | null,
): Promise<UnderDealer[]> {
  const { rows } = await sql<UnderDealer>`
    select c.unified as "custCode", c.name as "custName", c.city from customer c
    where ${customerFence(viewer)} and (${search}::text is null or c.search like ${search})
    order by c.name collate "und-x-icu", c.unified limit ${mostDealers}`.execute(db);
  return rows;
}
