import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/**
 * Inserts many dealers of one customer with a device each, who all subscribed to an article that has
 * stock, and updates the planner's statistics, as autovacuum does on a running server.
 */
export async function seedFanOut(
  db: Db,
  users: number,
  endpoint: string,
  { p256dh, auth }: { p256dh: string; auth: string },
): Promise<void> {
  await sql`
    with made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select 'fan-' || n, 'Fan', 'fan@shop.example', 'en-us', '', 'dealer'
      from generate_series(1, ${users}::int) n returning id
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select id, '2000', 'customer', '0002000001' from made
    ), devices as (
      insert into push_subscription (endpoint, user_id, sorg, host, locale, p256dh, auth)
      select ${endpoint} || id, id, '2000', 'localhost', 'en-us', ${p256dh}, ${auth} from made
    )
    insert into restock_subscription (sorg, user_id, customer, article, qty, host)
    select '2000', id, '0002000001', 'B-1', 2, 'localhost' from made`.execute(db);
  await sql`analyze`.execute(db);
}
