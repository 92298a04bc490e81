import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Returns the name of a customer's sales person, else the code; null for none. */
export async function findSalesPerson(
  db: Db,
  { sorg, unified }: { sorg: string; unified: string },
): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce((select u.name from user_area a join app_user u on u.id = a.user_id and u.active
        where a.sorg = c.sorg and a.limitation = 'salesman' and a.value = c.sales_person
        order by u.id limit 1), c.sales_person) as name
    from customer c where c.sorg = ${sorg} and c.unified = ${unified} and c.sales_person <> ''`.execute(
    db,
  );
  return rows[0]?.name ?? null;
}
