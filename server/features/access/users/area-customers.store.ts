import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';

/** A customer that an area can name. */
export interface AreaCustomerRow {
  sorg: string;
  unified: string;
  r3: string;
  isr: string | null;
  name: string;
  address: string;
  city: string;
  email: string;
  phone: string;
  customer_group: string;
}

const customerList: ListDefinition<{ sorgs?: readonly string[] | null | undefined }, 'name'> = {
  from: sql`customer c`,
  key: {
    sorg: { column: sql`c.sorg`, type: 'text' },
    unified: { column: sql`c.unified`, type: 'text' },
  },
  columns: { name: sql`c.name collate "und-x-icu"` },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) => sql`c.search like lower(${pattern})`,
  filters: { sorgs: (sorgs) => sql`c.sorg = any(${[...sorgs]}::text[])` },
};

/** A page of the customers inside areas, by name. */
export function areaCustomerPage(
  db: Db,
  areas: readonly UserArea[],
  request: { sorgs: readonly string[] | null; search: readonly string[]; page: Page },
): Promise<{ rows: AreaCustomerRow[]; count: number }> {
  const { sorgs, ...asked } = request;
  const fence = sql<SqlBool>`${sql.join([sql`false`, ...areas.map(isInside)], sql` or `)}`;
  return listQuery(
    db,
    customerList,
    { ...asked, fence, filter: { sorgs } },
    {
      select: sql`c.sorg, c.unified, c.r3, c.isr, c.name, c.address, c.city, c.email, c.phone,
        c.customer_group`,
      join: sql`join customer c on c.sorg = p.sorg and c.unified = p.unified`,
    },
  );
}

const columns: Readonly<Record<string, RawBuilder<string>>> = {
  customer: sql`c.unified`,
  salesman: sql`c.sales_person`,
  sales_group: sql`c.sales_group`,
  sales_office: sql`c.sales_office`,
};

function isInside({ sorg, limitation, value }: UserArea): RawBuilder<SqlBool> {
  const column = columns[limitation];
  if (!column) return sql`(c.sorg = ${sorg} and ${limitation === 'all'})`;
  return sql`(c.sorg = ${sorg} and ${column} = ${value})`;
}
