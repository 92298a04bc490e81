import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ConsumerAccount } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { phoneLike } from '#server/lib/phone-like.store.ts';
import type { AccountStatus } from '#shared/serials/account-status.ts';
import { accountFence } from './account-fence.store.ts';

interface AccountFilter {
  /** Null for all. */
  status: AccountStatus | null;
}

const accountList: ListDefinition<AccountFilter, 'uploaded'> = {
  from: sql`consumer_account a`,
  key: { id: { column: sql`a.id`, type: 'bigint' } },
  columns: { uploaded: sql`a.uploaded_at` },
  order: [{ by: 'uploaded', order: 'DESC' }],
  search: (
    pattern,
  ) => sql`search_text(a.frame_number) like ${pattern} or search_text(a.frame_normal) like ${pattern}
    or search_text(concat_ws(' ', a.name, a.email, address_letters(a.email), a.phone, a.city)) like ${pattern}
    or ${phoneLike(sql`a.phone`, pattern)}`,
  filters: { status: (status) => sql`a.status = ${status}` },
};

const selection = {
  select: sql`a.id::text, a.name, a.phone, a.email, a.address, a.city,
    a.frame_number as "frameNumber", a.purchased_on as "purchaseDate", a.status,
    x.sold_on as "soldDate"`,
  join: sql`join consumer_account a on a.id = p.id
    left join lateral (select y.sold_on from retail_sale y
      where y.sorg = a.sorg and y.frame_normal = a.frame_normal and y.deleted_at is null
      order by y.non_retail, y.created_at limit 1) x on true`,
};

/** One page of the accounts of consumers inside the viewer's fence, those that were uploaded last first; for staff only. */
export function accountPage(
  db: Db,
  viewer: Viewer,
  asked: { filter: AccountFilter; search: readonly string[]; page: Page },
): Promise<{ rows: ConsumerAccount[]; count: number }> {
  return listQuery(db, accountList, { ...asked, fence: accountFence(viewer) }, selection);
}
