import { createECDH, randomBytes } from 'node:crypto';
import type { Db } from '#server/db/database.ts';
import { utcDay } from '#shared/days.ts';
import budgets from '../budgets.json' with { type: 'json' };
import { openSink, until } from '../push.ts';
import { logIn, type Tokens, withFixture } from '../with-fixture.ts';
import type { ContentRow } from './content-row.ts';
import { fillSubscribers, setNoon } from './published-data.store.ts';

/** How often a news item is published and looked for. */
const rounds = 10;

/**
 * News that are published on one server: when a reader sees them on another, and when the devices of all readers have their
 * push.
 * @param users who read them, each with a device
 */
export async function measurePublished(users: number): Promise<ContentRow[]> {
  const rows: ContentRow[] = [];
  await withFixture({ durable: true }, async ({ db, start }) => {
    await setNoon(db);
    const [one, other] = [await start(), await start()];
    const writer = await logIn(one.url, 'contentadmin');
    const reader = await logIn(other.url, 'dealer1');
    let longest = 0;
    for (let nth = 0; nth < rounds; nth += 1) {
      const begun = performance.now();
      const id = await publish(one.url, writer, `Seen ${nth}`);
      const query = `{ newsList(limit: 60) { news { id } } }`;
      await until(
        async () => JSON.stringify(await ask(other.url, reader, query, {})).includes(id),
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
): Promise<ContentRow> {
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

// biome-ignore lint/suspicious/noExplicitAny: the document decides the shape
async function ask(url: string, tokens: Tokens, query: string, variables: object): Promise<any> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens.requestToken}`,
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({ query, variables }),
  });
  return await reply.json();
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
  const { data, errors } = await ask(url, writer, document, { input });
  const id = data?.createNews.record?.id;
  if (!id) throw new Error(`Not published: ${JSON.stringify(errors ?? data)}`);
  return id;
}
