import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { CustomerCode, Viewer } from '#server/graphql/context.ts';

export interface NamedCustomer extends CustomerCode {
  name: string;
}

/** Whose sales are added up: of customers one by one, of all in the viewer's fence, or of the whole organisation. */
export type SalesCustomers =
  | { kind: 'some'; list: readonly NamedCustomer[] }
  | { kind: 'fence' }
  | { kind: 'organisation' };

/** The customers of the viewer's fence by any of their codes, by name. */
export async function findCustomers(
  db: Db,
  viewer: Viewer,
  codes: readonly string[],
): Promise<NamedCustomer[]> {
  if (codes.length === 0) return [];
  const { rows } = await sql<NamedCustomer>`
    select c.unified, c.r3, c.isr, c.name from customer c
    where ${customerFence(viewer)} and (c.unified = any(${codes}::text[]) or c.r3 = any(${codes}::text[])
      or c.isr = any(${codes}::text[]))
    order by c.name collate "und-x-icu", c.unified limit 500`.execute(db);
  return rows;
}

/** The condition that a column with a customer's unified code is one of these. */
export function ofCustomers(
  column: string,
  viewer: Viewer,
  customers: SalesCustomers,
): RawBuilder<SqlBool> {
  if (customers.kind === 'organisation') return sql<SqlBool>`true`;
  if (customers.kind === 'some') {
    const codes = customers.list.map(({ unified }) => unified);
    return sql<SqlBool>`${sql.ref(column)} = any(${codes}::text[])`;
  }
  return sql<SqlBool>`${sql.ref(column)} in (select c.unified from customer c where ${customerFence(viewer)})`;
}
