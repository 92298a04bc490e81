import { sql } from 'kysely';
import { startPushDispatcher } from '#server/features/notifications/push/push-dispatcher.ts';
import { lookForRestocks } from '#server/features/notifications/restock/restock-watch.ts';
import { Random } from '../scripts/simulate/random.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { readConfig } from '../server/config.ts';
import type { Db } from '../server/db/database.ts';
import { openTestDatabase } from '../server/testing/database.ts';
import { type Faulty, faultyServices, keys } from './push-faults.ts';

const users = 500;
/** The articles of the fixture that all users have subscribed to. */
const articles = ['B-1', 'B-2', 'B-4', 'P-1', 'P-2', 'P-3'];
const second = 1_000;
/** How far the clock goes at once: as pauses between tries grow. */
const steps = [1, 10, 30, 60, 200, 600, 1_800, 3_600, 7_200].map((seconds) => seconds * second);
const diesAtMost = 400;

/** Adds the users with a restock subscription for each article, and empties the stock. */
async function prepare(db: Db): Promise<void> {
  await sql`
    with made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select 'push-' || n, 'push-' || n, 'push-' || n || '@shop.example', u.language,
        u.password_hash, u.group_role_id
      from generate_series(1, ${users}::int) n cross join app_user u where u.username = 'dealer1'
      returning id
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select m.id, ua.sorg, ua.limitation, ua.value from made m
      cross join user_area ua join app_user u on u.id = ua.user_id and u.username = 'dealer1'
      where ua.sorg = '2000'
    )
    insert into restock_subscription (sorg, user_id, customer, article, qty, host)
    select '2000', m.id, c.unified, a.code, 2, 'localhost' from made m
    cross join unnest(${articles}::text[]) as a (code)
    cross join (select c.unified from customer c join user_area ua on ua.value = c.unified
      join app_user u on u.id = ua.user_id and u.username = 'dealer1'
      where c.sorg = '2000' limit 1) c`.execute(db);
  await sql`update stock set qty = 0, reserved = 0 where sorg = '2000'`.execute(db);
}

/** Gives new devices to all users who have fewer than two, like browsers that renew their subscriptions. */
async function heal(db: Db, round: number): Promise<void> {
  const { p256dh, auth } = keys;
  await sql`
    insert into push_subscription (endpoint, user_id, sorg, host, locale, p256dh, auth)
    select 'https://push.example/' || u.id || '/' || ${round}::int || '-' || n, u.id, '2000',
      'localhost', 'en-us', ${p256dh}, ${auth}
    from app_user u cross join generate_series(1, 2) n
    where u.username like 'push-%' and n <= 2 - (
      select count(*) from push_subscription p where p.user_id = u.id)`.execute(db);
}

async function setStock(db: Db, codes: readonly string[], qty: number): Promise<void> {
  await sql`
    insert into stock (sorg, warehouse, article, qty, reserved)
    select '2000', min(w.id), a.code, ${qty}::int, 0
    from warehouse w cross join unnest(${codes}::text[]) as a (code)
    where w.sorg = '2000' group by a.code
    on conflict (sorg, article, warehouse) do update set qty = excluded.qty`.execute(db);
}

/** Two servers bring what is due; now and then one of them dies in the middle of it. */
async function deliver(db: Db, random: Random, faulty: Faulty, now: () => Date): Promise<void> {
  const config = readConfig({ PANNIER_MODE: 'test' });
  const one = async () => {
    const dies = random.chance(0.05) ? random.int(1, diesAtMost) : null;
    const death = Promise.withResolvers<'dead'>();
    const sender = faulty.sender(dies, () => death.resolve('dead'));
    const dispatcher = startPushDispatcher({ db, config }, { sender, now });
    const end = await Promise.race([dispatcher.deliver().then(() => 'alive'), death.promise]);
    if (end === 'alive') faulty.kept(sender);
  };
  await Promise.all([one(), one()]);
}

interface Ended {
  id: number;
  endpoint: string;
  state: string;
  tag: string;
  bundle: number | null;
}

/** Compares the stored deliveries with the notifications that the devices have shown. */
async function check(db: Db, faulty: Faulty) {
  const states: Record<string, number> = {};
  let twice = 0;
  for (let after = 0, rows: Ended[] = [], first = true; first || rows.length > 0; first = false) {
    ({ rows } = await sql<Ended>`
      select d.notification_id as id, d.endpoint, d.state, d.bundle,
        'restock-2000-' || (n.data ->> 'article') as tag
      from push_delivery d join notification n on n.id = d.notification_id
      where d.notification_id > ${after} and d.notification_id <= ${after}::bigint + 5000
      order by d.notification_id`.execute(db));
    after += 5_000;
    for (const { id, endpoint, state, tag, bundle } of rows) {
      states[state] = (states[state] ?? 0) + 1;
      const own = bundle === null ? tag : `restock-many-${bundle}`;
      if (state === 'waiting') faulty.wrong.push(`${id} at ${endpoint} has no end`);
      if (state === 'sent' && !faulty.shown(endpoint, own, id))
        faulty.wrong.push(`${id} at ${endpoint} counts as sent and was not shown`);
      if (state === 'gone' && !faulty.gone(endpoint))
        faulty.wrong.push(`${id} at ${endpoint} counts as gone and is not`);
      const beside = bundle !== null && faulty.shown(endpoint, tag, id);
      if (beside || faulty.getTags(endpoint, id).size > 1) twice += 1;
    }
  }
  return { states, twice };
}

/**
 * Restocks to a thousand devices whose push services fail at three of ten calls, while servers die:
 * each delivery must end in one state that is true, nothing is sent to a device that is gone, before
 * Retry-After or after its answer was kept, and no device shows a notification twice (reliability B).
 * @param wanted so many pushes at least
 * @throws when one of these does not hold
 */
export async function benchSends(wanted: number): Promise<void> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  const { db, close } = await openTestDatabase();
  try {
    const random = new Random(wanted);
    let time = Date.UTC(2026, 0, 5, 12);
    const now = () => new Date(time);
    const faulty = faultyServices(random, now);
    await prepare(db);
    const started = performance.now();
    let events = 0;
    const look = async () => {
      await lookForRestocks(db, now());
      await deliver(db, random, faulty, now);
    };
    for (let round = 0; faulty.sends < wanted; round += 1) {
      await heal(db, round);
      const back = articles.filter(() => random.chance(0.4));
      events += back.length;
      await setStock(db, back, random.int(1, 9));
      await look();
      for (let n = random.int(1, 4); n > 0; n -= 1) {
        time += random.pick(steps);
        await look();
      }
      await setStock(
        db,
        articles.filter(() => random.chance(0.4)),
        0,
      );
      if (round % 20 === 19) await sql`analyze`.execute(db);
    }
    // A day later nothing is worth sending any more.
    for (let hour = 0; hour <= 25; hour += 1) {
      time += 3_600 * second;
      await deliver(db, random, faulty, now);
    }
    const { states, twice } = await check(db, faulty);
    const seconds = (performance.now() - started) / 1_000;
    console.table([{ ...states, 'shown twice': twice }]);
    console.table([faulty.faults]);
    const { sends, replaced, wrong } = faulty;
    const fine = faulty.faults.fine ?? 0;
    console.log(
      `${sends} pushes of ${events} restocks, ${Math.round((1 - fine / sends) * 100)} % failed; ` +
        `${replaced} were shown again in the place of themselves, ${twice} beside; ` +
        `${Math.round(sends / seconds)} pushes a second`,
    );
    if (wrong.length > 0 || twice > 0)
      throw new Error(`${wrong.length} wrong, such as:\n${wrong.slice(0, 10).join('\n')}`);
  } finally {
    await close();
    await postgres.stop();
  }
}
