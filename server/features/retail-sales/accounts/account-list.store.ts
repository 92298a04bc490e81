import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ConsumerAccount } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import type { AccountStatus } from '#shared/serials/account-status.ts';

interface AccountFilter {
  /** Null for all. */
  status: AccountStatus | null;
}

const accountList: ListDefinition<AccountFilter, 'uploaded'> = {
  from: sql`consumer_account k`,
  key: { id: { column: sql`k.id`, type: 'bigint' } },
  columns: { uploaded: sql`k.uploaded_at` },
  order: [{ by: 'uploaded', order: 'DESC' }],
  search: (pattern) => sql`k.frame_number ilike ${pattern} or k.frame_normal ilike ${pattern}
    or concat_ws(' ', k.name, k.email, k.phone, k.city) ilike ${pattern}`,
  filters: { status: (status) => sql`k.status = ${status}` },
};

const selection = {
  select: sql`k.id::text, k.name, k.phone, k.email, k.address, k.city,
    k.frame_number as "frameNumber", k.purchased_on as "purchaseDate", k.status,
    x.sold_on as "soldDate"`,
  join: sql`join consumer_account k on k.id = p.id
    left join lateral (select y.sold_on from retail_sale y
      where y.sorg = k.sorg and y.frame_normal = k.frame_normal and y.deleted_at is null
      order by y.non_retail, y.created_at limit 1) x on true`,
};

/** One page of the accounts of consumers, those that were uploaded last first; for staff only. */
export function accountPage(
  db: Db,
  { sorg }: Pick<Viewer, 'sorg'>,
  asked: { filter: AccountFilter; search: readonly string[]; page: Page },
): Promise<{ rows: ConsumerAccount[]; count: number }> {
  return listQuery(db, accountList, { ...asked, fence: sql`k.sorg = ${sorg}` }, selection);
}
