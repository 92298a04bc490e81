import { sql } from 'kysely';
import type { Db } from '#server/db/database.ts';

/** Makes it noon in the fixture's sales organisation, when no device is quiet. */
export async function setNoon(db: Db): Promise<void> {
  const hours = 12 - new Date().getUTCHours();
  // The signs of these zones are turned round.
  const zone = hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  await sql`update sales_org set time_zone = ${zone}`.execute(db);
}

/** Adds readers in market M1, each with a device at a push service on this machine. */
export async function fillSubscribers(
  db: Db,
  users: number,
  { port, key, auth }: { port: number; key: string; auth: string },
): Promise<void> {
  await sql`
    with made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select 'push' || n, 'Push ' || n, 'push' || n || '@dealer.example', 'en-us', 'no password',
        u.group_role_id
      from generate_series(1, ${users}::int) n, app_user u where u.username = 'dealer1'
      returning id
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select m.id, a.sorg, a.limitation, a.value from made m, app_user d
      join user_area a on a.user_id = d.id where d.username = 'dealer1'
    ), markets as (
      insert into user_content_target_market (user_id, market_id) select id, 'M1' from made
    )
    insert into push_subscription (endpoint, user_id, sorg, host, locale, p256dh, auth)
    select 'http://127.0.0.1:' || ${port}::int || '/' || id, id, '2000', 'localhost', 'en-us',
      ${key}, ${auth} from made`.execute(db);
  await sql`analyze app_user, user_area, user_content_target_market, push_subscription`.execute(db);
}
