import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserArea } from '#server/graphql/context.ts';

const columns: Readonly<Record<string, RawBuilder<string>>> = {
  customer: sql`c.unified`,
  salesman: sql`c.sales_person`,
  sales_group: sql`c.sales_group`,
  sales_office: sql`c.sales_office`,
};

/** The condition that `customer c` lies in one of the areas: one term for all of an organisation and limitation. */
export function isInAreas(areas: readonly UserArea[]): RawBuilder<SqlBool> {
  const kinds = Map.groupBy(areas, ({ sorg, limitation }) => `${sorg} ${limitation}`);
  const terms = [...kinds.values()].map((alike) => {
    const [{ sorg, limitation } = { sorg: '', limitation: '' }] = alike;
    const column = columns[limitation];
    if (!column) return sql`c.sorg = ${sorg}`;
    return sql`(c.sorg = ${sorg} and ${column} = any(${alike.map(({ value }) => value)}::text[]))`;
  });
  return sql<SqlBool>`(${sql.join([sql`false`, ...terms], sql` or `)})`;
}
