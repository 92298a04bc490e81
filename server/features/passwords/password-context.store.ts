import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** More customers than a user has by name; who sees whole regions is not searched by their names. */
const mostCustomers = 50;

/** The user and the user's own customers of one sales organisation, as texts. */
export async function findUserTexts(db: Db, userId: number, sorg: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`
    select unnest(array[u.username, u.name, u.email]) as text
    from app_user u where u.id = ${userId}
    union
    select text from (
      select unnest(array[c.unified, c.r3, c.isr, c.name]) as text
      from user_area a
      join customer c on c.sorg = a.sorg and c.unified = a.value
      where a.user_id = ${userId} and a.sorg = ${sorg} and a.limitation = 'customer'
      limit ${sql.lit(4 * mostCustomers)}
    ) own where text is not null`.execute(db);
  return rows.map(({ text }) => text);
}

/** Returns the names of a sales organisation. */
export async function findOrganisationTexts(db: Db, sorg: string): Promise<string[]> {
  const row = await db
    .selectFrom('sales_org')
    .select(['name', 'merchant_name'])
    .where('sorg', '=', sorg)
    .executeTakeFirst();
  return row ? [row.name, row.merchant_name] : [];
}

/** Every host with its settings and what it and its sales organisation are called. */
export function findHostContexts(db: Db) {
  return db
    .selectFrom('host as h')
    .innerJoin('sales_org as s', 's.sorg', 'h.sorg')
    .select(['h.sorg', 'h.host', 'h.web_title', 'h.config', 's.name', 's.merchant_name'])
    .execute();
}

/** Names and codes of customers, by sales organisation and code. */
export async function findCustomerTexts(
  db: Db,
  customers: readonly { sorg: string; value: string }[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ key: string; texts: (string | null)[] }>`
    select c.sorg || ' ' || c.unified as key, array[c.unified, c.r3, c.isr, c.name] as texts
    from json_to_recordset(${JSON.stringify(customers)}::json) as w (sorg text, value text)
    join customer c on c.sorg = w.sorg and c.unified = w.value`.execute(db);
  return new Map(
    rows.map(({ key, texts }) => [key, texts.filter((text): text is string => text !== null)]),
  );
}
