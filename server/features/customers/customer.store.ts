import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserArea, Viewer } from '#server/graphql/context.ts';
import type { CustomerSort, CustomerSortColumn } from '#server/graphql/generated/types.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import {
  areasInForce,
  chooseCustomers,
  hasAllCustomers,
  seesAllCustomers,
} from './customers.rules.ts';

/** A customer as others may know it. */
export interface CustomerRow {
  sorg: string;
  unified: string;
  r3: string;
  isr: string | null;
  name: string;
  address: string;
  postal_code: string;
  city: string;
  country: string;
  email: string;
  phone: string;
  price_list: string;
  customer_group: string;
  company_code: string;
  company_name: string;
  allow_pay_invoice: boolean;
  /** limit_exceeded, overdue_over_limit, oldest_ar_blocked, other_company_blocked; null for none. */
  order_blocked: string | null;
}

const columns = sql`c.sorg, c.unified, c.r3, c.isr, c.name, c.address, c.postal_code, c.city,
  c.country, c.email, c.phone, c.price_list, c.customer_group, c.company_code, c.company_name,
  c.allow_pay_invoice, c.order_blocked`;

const areaColumns: Record<string, string> = {
  customer: 'c.unified',
  salesman: 'c.sales_person',
  sales_group: 'c.sales_group',
  sales_office: 'c.sales_office',
};

function inArea(area: UserArea): RawBuilder<SqlBool> {
  if (hasAllCustomers(area)) return sql`true`;
  const column = areaColumns[area.limitation];
  return column ? sql`${sql.ref(column)} = ${area.value}` : sql`false`;
}

/**
 * The condition that limits `customer c` to those whose terms the viewer may read and for whom the
 * viewer may act: prices, price lists, deals, credit, order blocks, orders. It is the only such rule;
 * every route and operation that names customers uses it (docs/permissions.md).
 */
export function customerFence(viewer: Viewer): RawBuilder<SqlBool> {
  const inside = areasInForce(viewer).map(inArea);
  return sql`(c.sorg = ${viewer.sorg} and (${sql.join([sql`false`, ...inside], sql` or `)}))`;
}

/**
 * `customerFence` for rows of the viewer's sales organisation with their `customer c` in an outer join, which PostgreSQL
 * leaves out where the viewer sees all customers.
 */
export const rowFence = (viewer: Viewer): RawBuilder<SqlBool> =>
  seesAllCustomers(viewer) ? sql`true` : customerFence(viewer);

/**
 * Returns the condition of `customerFence` for a user who is not making the request, by the rights in the
 * database, for instance before a notification is sent. The query has joined `customer c`.
 * @param user reference of the column with the user's id
 */
export function customerFenceOf(user: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from user_area ua
    where ua.user_id = ${sql.ref(user)} and ua.sorg = c.sorg and (
      (ua.limitation = 'customer' and ua.value = c.unified)
      or ((ua.limitation in ('all', 'audit') or (ua.limitation, ua.value) in (
          ('salesman', c.sales_person), ('sales_group', c.sales_group),
          ('sales_office', c.sales_office)))
        and exists (
          select from user_permission fp
          where fp.user_id = ${sql.ref(user)} and fp.permission = ${chooseCustomers}))))`;
}

/**
 * A customer inside the viewer's fence by its unified, r3 or isr code, in this order.
 * @returns null when there is none or it is not the viewer's
 */
export async function findCustomer(
  db: Db,
  viewer: Viewer,
  code: string,
): Promise<CustomerRow | null> {
  if (code.includes('\0')) return null;
  const { rows } = await sql<CustomerRow>`
    select ${columns} from customer c
    where ${customerFence(viewer)} and ${code} in (c.unified, c.r3, c.isr)
    order by c.unified <> ${code}, c.r3 <> ${code}
    limit 1`.execute(db);
  return rows[0] ?? null;
}

const customerList: ListDefinition<object, CustomerSortColumn> = {
  from: sql`customer c`,
  key: {
    sorg: { column: sql`c.sorg`, type: 'text' },
    unified: { column: sql`c.unified`, type: 'text' },
  },
  columns: {
    custName: sql`c.name collate "und-x-icu"`,
    custCode: sql`c.unified collate "C"`,
    custCity: sql`c.city collate "und-x-icu"`,
  },
  order: [{ by: 'custName', order: 'ASC' }],
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: {},
};

/** A customer in a list; `user_email` is that of the customer's first login. */
export type ListedCustomer = CustomerRow & { user_email: string | null };

/** The address of the first login of `customer c`; null for none. */
export const firstLoginEmail = sql<string | null>`(
  select u.email from user_area r join app_user u on u.id = r.user_id
  where r.sorg = c.sorg and r.limitation = 'customer' and r.value = c.unified and u.active
  order by u.id limit 1)`;

const listed = {
  select: sql`${columns}, ${firstLoginEmail} as user_email`,
  join: sql`join customer c on c.sorg = p.sorg and c.unified = p.unified`,
};

/** A page of the viewer's customers, by name unless asked otherwise, and how many there are. */
export function customerPage(
  db: Db,
  viewer: Viewer,
  request: {
    /** The patterns of the words; each has to match. */
    search: readonly string[];
    sort: readonly CustomerSort[] | null | undefined;
    page: Page;
  },
): Promise<{ rows: ListedCustomer[]; count: number }> {
  const { search, sort, page } = request;
  const fence = customerFence(viewer);
  return listQuery(db, customerList, { fence, filter: {}, search, sort, page }, listed);
}

/** Name and currency of a sales organisation. */
export async function organisation(
  db: Db,
  sorg: string,
): Promise<{ name: string; currency: string } | null> {
  const { rows } = await sql<{ name: string; currency: string }>`
    select o.name, o.currency from sales_org o where o.sorg = ${sorg}`.execute(db);
  return rows[0] ?? null;
}
