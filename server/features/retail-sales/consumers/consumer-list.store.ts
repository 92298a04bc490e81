import { type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type {
  ConsumerRecord,
  ConsumerRecordSort,
  ConsumerRecordSortColumn,
} from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { phoneLike } from '#server/lib/phone-like.store.ts';
import { catalogText } from '#server/lib/translated.store.ts';
import type { Locale } from '#shared/locales.ts';
import { accountFence } from '../accounts/account-fence.store.ts';
import { hasConsumer } from './has-consumer.store.ts';

/** A record with the data of a consumer; instants as the database gives them. */
export type ConsumerRow = Omit<ConsumerRecord, 'consentAt' | 'createdAt'> & {
  consentAt: Date | null;
  createdAt: Date;
};

/** The records with data of consumers inside the viewer's fence: of sales, accounts and claims. */
const records = (viewer: Viewer) => sql`(
  select 'sale' as kind, n.sale_id as id, n.name, n.email, n.phone, n.address, n.city,
    x.postal_code, x.sold_on as bought_on
  from retail_sale_consumer n
  join retail_sale x on x.sorg = n.sorg and x.id = n.sale_id
  join customer c on c.sorg = x.sorg and c.unified = x.customer
  where n.sorg = ${viewer.sorg} and ${customerFence(viewer)}
  union all
  select 'account', a.id::text, a.name, a.email, a.phone, a.address, a.city, a.postal_code,
    a.purchased_on
  from consumer_account a where ${accountFence(viewer)}
  union all
  select 'claim', x.id, x.consumer_name, x.consumer_email, x.consumer_phone, x.consumer_address,
    x.consumer_city, '', x.purchase_date
  from claim x join customer c on c.sorg = x.sorg and c.unified = x.customer
  where x.sorg = ${viewer.sorg} and ${hasConsumer} and ${customerFence(viewer)}) r`;

const consumerList = (viewer: Viewer): ListDefinition<object, ConsumerRecordSortColumn> => ({
  from: records(viewer),
  key: {
    kind: { column: sql`r.kind`, type: 'text' },
    id: { column: sql`r.id`, type: 'text' },
  },
  columns: { name: sql`r.name collate "und-x-icu"`, boughtOn: sql`r.bought_on` },
  order: [
    { by: 'name', order: 'ASC' },
    { by: 'boughtOn', order: 'DESC' },
  ],
  // A number is found however it is grouped.
  search: (
    pattern,
  ) => sql`search_text(concat_ws(' ', r.name, r.email, address_letters(r.email), r.phone)) like ${pattern}
    or ${phoneLike(sql`r.phone`, pattern)}`,
  filters: {},
});

const selection = (viewer: Viewer, locale: Locale) => ({
  select: sql`p.kind || ':' || p.id as id, p.kind,
    coalesce(n.name, a.name, m.consumer_name) as name,
    coalesce(n.email, a.email, m.consumer_email) as email,
    coalesce(n.phone, a.phone, m.consumer_phone) as phone,
    coalesce(n.address, a.address, m.consumer_address) as address,
    coalesce(n.city, a.city, m.consumer_city) as city,
    coalesce(x.postal_code, a.postal_code, '') as "postalCode",
    coalesce(x.frame_number, a.frame_number, m.frame_number) as "frameNumber",
    coalesce(${catalogText('t', 'name', locale)}, m.article_description) as "articleDescription",
    coalesce(x.sold_on, a.purchased_on, m.purchase_date) as "boughtOn", c.name as "dealerName",
    coalesce(x.document_no, m.reference_no) as "documentNo", x.warranty_until as "warrantyUntil",
    n.consent_version as consent, n.consent_at as "consentAt",
    coalesce(x.created_at, a.uploaded_at, m.created_at) as "createdAt",
    (select coalesce(json_agg(json_build_object('kind', s.kind, 'value', s.value)
        order by s.kind, s.normal), '[]')
      from retail_sale_serial s where s.sorg = x.sorg and s.sale_id = x.id) as serials`,
  join: sql`left join retail_sale x on p.kind = 'sale' and x.sorg = ${viewer.sorg} and x.id = p.id
    left join retail_sale_consumer n on n.sorg = x.sorg and n.sale_id = x.id
    left join consumer_account a on p.kind = 'account' and a.sorg = ${viewer.sorg}
      and a.id = case when p.kind = 'account' then p.id::bigint end
    left join claim m on p.kind = 'claim' and m.sorg = ${viewer.sorg} and m.id = p.id
    left join customer c on c.sorg = ${viewer.sorg}
      and c.unified = coalesce(x.customer, m.customer)
    left join article t on t.sorg = ${viewer.sorg} and t.code = coalesce(x.article, m.article)`,
});

/** One page of the records with data of consumers, by name. */
export function consumerPage(
  db: Db,
  viewer: Viewer,
  locale: Locale,
  asked: {
    search: readonly string[];
    page: Page;
    sort: readonly ConsumerRecordSort[] | null | undefined;
  },
): Promise<{ rows: ConsumerRow[]; count: number }> {
  const request = { ...asked, filter: {}, fence: sql<SqlBool>`true` };
  return listQuery(db, consumerList(viewer), request, selection(viewer, locale));
}
