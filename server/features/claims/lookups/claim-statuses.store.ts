import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ClaimCapability,
  ClaimStatus,
  ProductCategory,
} from '#server/graphql/generated/types.ts';
import { translated } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';

/** More than a sales organisation has. */
const mostStatuses = 100;
const mostCapabilities = 2_000;

/** Returns the active statuses of claims in their order, described in the reader's language. */
export async function listStatuses(db: Db, sorg: string, locale: Locale): Promise<ClaimStatus[]> {
  const description = { entity: 'claim_status', field: 'description', alias: 's' } as const;
  const { rows } = await sql<ClaimStatus>`
    select s.id, ${translated(description, locale)} as description, s.category, s.sorting
    from claim_status s where s.sorg = ${sorg} and s.active
    order by s.sorting, s.id collate "C" limit ${mostStatuses}`.execute(db);
  return rows;
}

/** Returns which changes of the status the viewer's roles allow, each once; null stands for all categories. */
export async function listCapabilities(
  db: Db,
  { sorg, userId }: Pick<Viewer, 'sorg' | 'userId'>,
): Promise<ClaimCapability[]> {
  const { rows } = await sql<{
    productCategory: ProductCategory | null;
    custCategory: string | null;
    fromStatusId: string;
    toStatusId: string;
  }>`
    select distinct nullif(c.product_category, '') as "productCategory",
      nullif(c.cust_category, '') as "custCategory",
      c.from_status_id as "fromStatusId", c.to_status_id as "toStatusId"
    from user_role r
    join claim_capability c on c.role = r.role_id and c.sorg = ${sorg} and c.active
    join claim_status f on f.sorg = c.sorg and f.id = c.from_status_id and f.active
    join claim_status t on t.sorg = c.sorg and t.id = c.to_status_id and t.active
    where r.user_id = ${userId}
    order by 3, 4, 1 nulls first, 2 nulls first limit ${mostCapabilities}`.execute(db);
  return rows;
}
