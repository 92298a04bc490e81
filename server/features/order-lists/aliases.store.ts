import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { customerFence } from '#server/features/customers/customers.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { ArticleAlias, ArticleAliases } from '#server/graphql/generated/types.ts';
import { listLimits } from '#shared/order-lists.ts';
import type { ListKeeper } from './order-lists.rules.ts';

/** An own number under the key it is compared by. */
export interface AliasToKeep {
  key: string;
  alias: string;
  article: string;
}

type Owner = Pick<ListKeeper, 'sorg' | 'customer'>;

function ofCustomer(viewer: Viewer, customer: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`n.sorg = ${viewer.sorg} and n.customer = ${customer}
    and exists (select from customer c where c.sorg = n.sorg and c.unified = n.customer
      and ${customerFence(viewer)})`;
}

/** The part of own numbers that is hashed into their mark. */
const hashed = sql`hashtextextended(concat_ws('|', n.alias_key, n.alias, n.article), 0)`;
/** The mark of no own numbers. */
const noMark = '0.0';

/** The customer's own numbers, in their order, with their mark: as with lists, in one statement. */
export async function aliasRows(db: Db, viewer: Viewer, customer: string): Promise<ArticleAliases> {
  const { rows } = await sql<ArticleAlias & { mark: string }>`
    select n.alias, n.article as "articleCode",
      count(*) over () || '.' || sum(${hashed}) over () as mark
    from article_alias n
    where ${ofCustomer(viewer, customer)} order by n.alias_key limit ${listLimits.aliases}`.execute(
    db,
  );
  const aliases = rows.map(({ alias, articleCode }) => ({ alias, articleCode }));
  return { mark: rows[0]?.mark ?? noMark, aliases };
}

/** A mark of the customer's own numbers, which changes with them. */
export async function aliasesMark(db: Db, viewer: Viewer, customer: string): Promise<string> {
  const { rows } = await sql<{ mark: string }>`
    select count(*) || '.' || coalesce(sum(${hashed}), 0) as mark
    from article_alias n where ${ofCustomer(viewer, customer)}`.execute(db);
  return rows[0]?.mark ?? noMark;
}

/** Lets changes of a customer's own numbers happen one after the other. */
export async function lockAliases(tx: Db, { sorg, customer }: Owner): Promise<void> {
  const name = `article aliases ${sorg} ${customer}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(tx);
}

/** The own numbers with these keys. */
export async function findAliases(
  db: Db,
  { sorg, customer }: Owner,
  keys: readonly string[],
): Promise<AliasToKeep[]> {
  const { rows } = await sql<AliasToKeep>`
    select alias_key as key, alias, article from article_alias
    where sorg = ${sorg} and customer = ${customer} and alias_key = any(${keys}::text[])`.execute(
    db,
  );
  return rows;
}

export async function countAliases(tx: Db, { sorg, customer }: Owner): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from article_alias
    where sorg = ${sorg} and customer = ${customer}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function dropAliases(
  tx: Db,
  { sorg, customer }: Owner,
  keys: readonly string[],
): Promise<void> {
  await sql`
    delete from article_alias where sorg = ${sorg} and customer = ${customer}
      and alias_key = any(${keys}::text[])`.execute(tx);
}

export async function keepAliases(
  tx: Db,
  { sorg, customer }: Owner,
  aliases: readonly AliasToKeep[],
): Promise<void> {
  await sql`
    insert into article_alias (sorg, customer, alias_key, alias, article)
    select ${sorg}::text, ${customer}::text, one.key, one.alias, one.article
    from json_to_recordset(${JSON.stringify(aliases)}::json)
      as one (key text, alias text, article text)
    on conflict (sorg, customer, alias_key) do update
      set alias = excluded.alias, article = excluded.article, updated_at = now()`.execute(tx);
}
