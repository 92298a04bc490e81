import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { utcDay } from '#shared/days.ts';
import budgets from '../budgets.json' with { type: 'json' };
import type { MeasuredRow } from '../measured-row.ts';
import { openSink, until } from '../push.ts';
import { logIn, sendQuery, type Tokens, withFixture } from '../with-fixture.ts';
import { fillSubscribers, setNoon } from './published-data.store.ts';

/** In its tests a server does not look for news by itself. */
const watching = {
  PANNIER_MODE: 'development',
  PANNIER_PUSH_TEST_ENDPOINTS: 'true',
  PANNIER_CALL_LIMITS: 'off',
};

/** How often a news item is published and looked for. */
const rounds = 10;

/**
 * News that are published on one server: when a reader sees them on another, and when the devices of all readers have their
 * push.
 * @param users who read them, each with a device
 */
export async function measurePublished(users: number): Promise<MeasuredRow[]> {
  const rows: MeasuredRow[] = [];
  await withFixture({ durable: true }, async ({ db, start }) => {
    await setNoon(db);
    const [one, other] = [await start(watching), await start(watching)];
    const writer = await logIn(one.url, 'contentadmin');
    const reader = await logIn(other.url, 'dealer1');
    let longest = 0;
    for (let nth = 0; nth < rounds; nth += 1) {
      const begun = performance.now();
      const id = await publish(one.url, writer, `Seen ${nth}`);
      const query = `{ newsList(limit: 60) { news { id } } }`;
      await until(
        async () => JSON.stringify(await sendQuery(other.url, reader, query)).includes(id),
        'news on the other server',
      );
      longest = Math.max(longest, performance.now() - begun);
    }
    rows.push({
      what: 'ms from publishing to seeing it on another server, longest',
      figure: Math.round(longest),
      budget: budgets.contentSeenMs,
    });
    rows.push(await measurePushes(db, one.url, writer, users));
  });
  return rows;
}

async function measurePushes(
  db: Db,
  url: string,
  writer: Tokens,
  users: number,
): Promise<MeasuredRow> {
  const sink = await openSink();
  try {
    const key = createECDH('prime256v1').generateKeys().toString('base64url');
    const auth = randomBytes(16).toString('base64url');
    await fillSubscribers(db, users, { port: sink.port, key, auth });
    const begun = performance.now();
    await publish(url, writer, 'Pushed');
    await until(() => sink.count >= users, 'the pushes', 600);
    const seconds = (sink.last - begun) / 1_000;
    const what = `s from publishing to the last of ${users} pushes`;
    return { what, figure: Math.round(seconds * 10) / 10, budget: budgets.contentPushesSeconds };
  } finally {
    await sink.close();
  }
}

/** Publishes a news item of today for market M1. @returns its id */
async function publish(url: string, writer: Tokens, title: string): Promise<string> {
  const day = utcDay(Date.now());
  const input = {
    language: 'en',
    title,
    body: '<p>Words</p>',
    validFrom: day,
    validTo: day,
    contentTargetMarkets: ['M1'],
    published: true,
  };
  const document = `mutation($input: NewsInput!) { createNews(input: $input) {
    userErrors { field code } record { id } } }`;
  const { data, errors } = await sendQuery(url, writer, document, { input });
  const id = data?.createNews.record?.id;
  if (!id) throw new Error(`Not published: ${JSON.stringify(errors ?? data)}`);
  return id;
}
