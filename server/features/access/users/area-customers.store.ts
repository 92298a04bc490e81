import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { firstLoginEmail } from '#server/features/customers/customers.public.ts';
import type { UserArea } from '#server/graphql/context.ts';
import { type ListDefinition, listQuery } from '#server/lib/list-query.store.ts';
import type { Page } from '#server/lib/paging.ts';
import { isInAreas } from '../rights/customers-in-areas.store.ts';

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
  company_code: string;
  company_name: string;
  /** The address of the customer's first login. */
  user_email: string | null;
}

const customerList: ListDefinition<{ sorgs?: readonly string[] | null | undefined }, 'name'> = {
  from: sql`customer c`,
  key: {
    sorg: { column: sql`c.sorg`, type: 'text' },
    unified: { column: sql`c.unified`, type: 'text' },
  },
  columns: { name: sql`c.name collate "und-x-icu"` },
  order: [{ by: 'name', order: 'ASC' }],
  search: (pattern) => sql`c.search like ${pattern}`,
  filters: { sorgs: (sorgs) => sql`c.sorg = any(${[...sorgs]}::text[])` },
};

/** A page of the customers inside areas, by name. */
export function areaCustomerPage(
  db: Db,
  areas: readonly UserArea[],
  request: { sorgs: readonly string[] | null; search: readonly string[]; page: Page },
): Promise<{ rows: AreaCustomerRow[]; count: number }> {
  const { sorgs, ...asked } = request;
  return listQuery(
    db,
    customerList,
    { ...asked, fence: isInAreas(areas), filter: { sorgs } },
    {
      select: sql`c.sorg, c.unified, c.r3, c.isr, c.name, c.address, c.city, c.email, c.phone,
        c.customer_group, c.company_code, c.company_name, ${firstLoginEmail} as user_email`,
      join: sql`join customer c on c.sorg = p.sorg and c.unified = p.unified`,
    },
  );
}
