import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startPushService } from '../e2e/push/push-service.ts';
import { openShop, type Shop } from '../e2e/push/shop.ts';
import { askForSix, openFirefox } from '../e2e/push/waiting-firefox.ts';
import { startPortalServer } from '../scripts/testing/portal-server.ts';
import { usedBy } from './http.ts';
import { calculatePercentile } from './percentile.ts';

/** One article for everybody in the fan-out. */
const subscribers = 10_000;
const rounds = 5;

/** A push service that takes everything; it is not part of the server's processor time. */
export async function openSink() {
  let times: number[] = [];
  const http = createServer((request, response) => {
    request.resume().on('end', () => {
      times.push(performance.now());
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => http.listen(0, '127.0.0.1', done));
  const { port } = http.address() as AddressInfo;
  return {
    port,
    get count() {
      return times.length;
    },
    get first() {
      return times[0] ?? Number.NaN;
    },
    get last() {
      return times.at(-1) ?? Number.NaN;
    },
    forget: () => {
      times = [];
    },
    close: () => {
      http.closeAllConnections();
      return new Promise((done) => http.close(done));
    },
  };
}

/** Adds as many dealers as are measured. Each has a device and a restock subscription for the article. */
async function subscribe(client: pg.Client, code: string, port: number): Promise<void> {
  const key = createECDH('prime256v1').generateKeys().toString('base64url');
  await client.query(
    `with made as (
      insert into app_user (username, name, email, language, password_hash, group_role_id)
      select 'push-' || n, 'push-' || n, 'push-' || n || '@shop.example', u.language,
        u.password_hash, u.group_role_id
      from generate_series(1, $1::int) n cross join app_user u where u.username = 'dealer.us'
      returning id, username
    ), customers as (
      select unified, row_number() over (order by unified) - 1 as nth, count(*) over () as all_of
      from customer where sorg = '2000'
    ), who as (
      select m.id, c.unified from made m join customers c on c.nth = m.id % c.all_of
    ), areas as (
      insert into user_area (user_id, sorg, limitation, value)
      select id, '2000', 'customer', unified from who
    ), devices as (
      insert into push_subscription (endpoint, user_id, sorg, host, locale, p256dh, auth)
      select 'http://127.0.0.1:' || $2::int || '/' || id, id, '2000', 'localhost', 'en-us', $3, $4
      from who
    )
    insert into restock_subscription (sorg, user_id, customer, article, qty, host)
    select '2000', id, unified, $5, 2, 'localhost' from who`,
    [subscribers, port, key, randomBytes(16).toString('base64url'), code],
  );
}

const setStock = (client: pg.Client, code: string, qty: number) =>
  client.query(
    `insert into stock (sorg, warehouse, article, qty)
    select '2000', min(id), $1, $2 from warehouse where sorg = '2000'
    on conflict (sorg, article, warehouse) do update set qty = excluded.qty`,
    [code, qty],
  );

/** Waits for a state. @throws when it does not come in time */
export async function until(true_: () => boolean | Promise<boolean>, what: string, seconds = 180) {
  const end = performance.now() + seconds * 1_000;
  while (!(await true_())) {
    if (performance.now() > end) throw new Error(`${what}: not within ${seconds} s`);
    await pause(20);
  }
}

async function fanOut(shop: Shop, client: pg.Client, code: string): Promise<object> {
  const sink = await openSink();
  try {
    await subscribe(client, code, sink.port);
    await client.query('analyze restock_subscription, push_subscription, app_user, user_area');
    const before = await usedBy(shop.url);
    const started = performance.now();
    await setStock(client, code, 5);
    await until(() => sink.count >= subscribers, 'the fan-out', 300);
    const { cpu, memory } = await usedBy(shop.url);
    const seconds = (ms: number) => Math.round(ms / 100) / 10;
    return {
      subscribers,
      'first pushed after s': seconds(sink.first - started),
      'then all sent in s': seconds(sink.last - sink.first),
      'processor s': Math.round((cpu - before.cpu) * 10) / 10,
      'RSS MB': Math.round(memory / 1_000_000),
    };
  } finally {
    await sink.close();
  }
}

/** From a feed with the stock to the notification in a Firefox whose tab with the app is closed. */
async function eventToShown(shop: Shop, client: pg.Client): Promise<object[]> {
  const push = await startPushService();
  const browser = await openFirefox(push);
  try {
    const article = await shop.soldOut();
    const { code } = article;
    await browser.newPage();
    const page = await browser.newPage();
    await askForSix(page, shop, article);
    await until(() => push.subscriptions() === 1, 'the subscription', 60);
    await page.close();
    const whole: number[] = [];
    const afterImport: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const armed = async () => {
        const { rows } = await client.query(
          'select armed from restock_subscription where article = $1',
          [code],
        );
        return rows[0]?.armed === true;
      };
      await until(armed, 'armed again');
      const seen = push.acks.length;
      const started = performance.now();
      let shownAt = Number.NaN;
      const arrives = until(() => push.acks.length > seen, 'the notification').then(() => {
        shownAt = performance.now();
      });
      await shop.restock(code, 5);
      const imported = performance.now();
      await arrives;
      if (push.acks.at(-1) !== 100) throw new Error(`the browser answered ${push.acks.at(-1)}`);
      whole.push(shownAt - started);
      afterImport.push(Math.max(0, shownAt - imported));
      await setStock(client, code, 0);
    }
    const row = (what: string, times: number[]) => ({
      what,
      times: times.length,
      'p50 ms': calculatePercentile(times, 0.5),
      'longest ms': calculatePercentile(times, 1),
    });
    return [
      row('feed import begun, to shown', whole),
      row('feed import ended, to shown', afterImport),
    ];
  } finally {
    await browser.close();
    await push.close();
  }
}

/** Push: from the event to the notification, and the fan-out to many. PostgreSQL. */
export async function benchPush(): Promise<void> {
  const stopPortalServer = await startPortalServer();
  const shop = await openShop();
  try {
    const client = new pg.Client({ connectionString: shop.database });
    await client.connect();
    try {
      console.table(await eventToShown(shop, client));
      const { rows } = await client.query<{ code: string }>(
        `select code from article a where sorg = '2000' and active and not exists
          (select from restock_subscription r where r.article = a.code) order by code limit 1`,
      );
      const code = rows[0]?.code ?? '';
      await client.query('update stock set qty = 0, reserved = 0 where article = $1', [code]);
      console.table([await fanOut(shop, client, code)]);
    } finally {
      await client.end();
    }
  } finally {
    await shop.close();
    await stopPortalServer();
  }
}
