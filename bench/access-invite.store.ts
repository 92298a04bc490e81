import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';
import { unusablePasswordHash } from '#server/lib/password.ts';

/** The nth customer; areas of the users of the bench are of the first 30,000. */
export const customerOf = (nth: number): string => `D${String(nth).padStart(6, '0')}`;

/** Adds customers of the sales organisation 2000. */
export async function fillCustomers(db: Db, customers: number): Promise<void> {
  await sql`
    insert into customer (sorg, unified, r3, name, country, price_list, company_code, company_name)
    select '2000', code, code, 'Dealer ' || code, 'US', 'A', 'CO1', 'Pannier Trading'
    from (select 'D' || lpad(n::text, 6, '0') as code
      from generate_series(0, ${customers}::int - 1) n) codes`.execute(db);
}

/** How many users with a prefix there are who have an invitation by mail and no password. */
export async function countInvited(db: Db, prefix: string): Promise<number> {
  const { rows } = await sql<{ invited: number }>`
    select count(*)::int as invited from app_user u
    join user_invitation i on i.user_id = u.id and i.is_mailed
    where starts_with(u.username, ${prefix}) and u.password_hash = ${unusablePasswordHash}`.execute(
    db,
  );
  return rows[0]?.invited ?? 0;
}
