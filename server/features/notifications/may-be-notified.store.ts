import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { customerFenceOf } from '#server/features/customers/customers.public.ts';

/**
 * The condition that a user may be notified about a customer's articles or orders now: still active, still
 * with the permission, and the customer still inside the user's fence (E084 to E088). There is no request
 * here, and so no viewer's token for the usual fences.
 * @param user, sorg, customer column references
 * @param scopes the permissions to see the subject of the notification; one of them is enough
 */
export function mayBeNotified(
  user: string,
  sorg: string,
  customer: string,
  scopes: readonly string[] = ['page.catalog'],
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from app_user u
    join customer c on c.sorg = ${sql.ref(sorg)} and c.unified = ${sql.ref(customer)}
    where u.id = ${sql.ref(user)} and u.active and ${customerFenceOf(user)}
      and exists (
        select from user_permission up
        where up.user_id = u.id and up.permission = any(${[...scopes]}::text[])))`;
}

/**
 * The condition that the user's devices shall ring for a kind of news.
 * @param user column reference
 * @param kind its name, or an expression for it
 */
export function wantsPush(user: string, kind: string | RawBuilder<string>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (select from notification_preference np
    where np.user_id = ${sql.ref(user)} and np.kind = ${kind} and not np.push)`;
}

/** Pieces of an article that can be ordered, as `available` of the catalog counts them. */
export function selectPieces(sorg: string, article: string): RawBuilder<number> {
  return sql<number>`(select greatest(0, coalesce(sum(s.qty - s.reserved), 0))::int from stock s
    where s.sorg = ${sql.ref(sorg)} and s.article = ${sql.ref(article)})`;
}
