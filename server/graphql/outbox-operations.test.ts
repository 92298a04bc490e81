import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAfresh } from '#server/features/checkout/testing/fixture.store.ts';
import { orderBody } from '#server/features/checkout/testing/order-body.ts';
import { listBody, listIds } from '#server/features/order-lists/testing/list-bodies.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import type { OutboxBodies } from '#server/testing/feature-contract.ts';
import { outboxBodies as bodies } from '#server/testing/feature-contracts.ts';
import { given } from '#server/testing/given.ts';
import { givenOutboxRecords } from '#server/testing/given-outbox.ts';
import { registeredOperations } from '#src/offline/outbox/operation-registry.ts';

// Sends every operation of the outbox through the whole server as a device sends it: one key takes effect
// once and always gets the same answer (R2).

const root = new URL('../../', import.meta.url);
const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('trusted-documents.json', root), 'utf8'),
);
const ofFeatures = globSync('src/features/*/*.offline.ts', { cwd: root });
for (const file of [...ofFeatures, 'src/offline/testing/plain-operations.ts'])
  await import(/* @vite-ignore */ new URL(file, root).href);
// Test files share their process: another may have registered what no app of today sends.
const operations = registeredOperations().flatMap(([name, { document }]) => {
  const text = texts[document.__meta__?.hash];
  return text === undefined ? [] : [{ name, document: text }];
});

test('covers every operation of the outbox (R2)', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort());
});

let app: TestApp;
let dealer: string;
let stranger: string;
beforeAll(async () => {
  app = await startTestApp();
  [dealer, stranger] = [await app.login('dealer1'), await app.login('dealer2')];
  for (const number of ['CT-1', 'CT-2']) await given(app).invoice({ no: number });
  await watchWrites();
});
afterAll(() => app.close());

/**
 * Records every transaction that writes a row, in any table or as a job, and whether it took a key, so that
 * background work does not count.
 */
async function watchWrites(): Promise<void> {
  await sql`create table effect (tx text, took_key boolean, primary key (tx, took_key))`.execute(
    app.db,
  );
  await sql`
    create function note_effect() returns trigger language plpgsql as $$
    begin
      insert into effect values (pg_current_xact_id()::text, tg_table_name = 'processed_operation')
        on conflict do nothing;
      return null;
    end $$`.execute(app.db);
  const { rows } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where (schemaname = 'public' and tablename <> 'effect')
      or (schemaname = 'pgboss' and tablename = 'job')`.execute(app.db);
  for (const { name } of rows)
    await sql`create trigger noted after insert or update or delete on ${sql.table(name)}
      for each row execute function note_effect()`.execute(app.db);
}

beforeEach(async () => {
  await startAfresh(app);
  await sql`delete from processed_operation`.execute(app.db);
  await sql`delete from order_list`.execute(app.db);
  await sql`delete from article_alias`.execute(app.db);
  await sql`delete from customer_feedback`.execute(app.db);
  await givenOutboxRecords(app);
  const save = operations.find(({ name }) => name === 'SaveOrderList');
  await send(save?.document ?? '', listBody(listIds.kept, 'P-1'), randomUUID());
  await send(save?.document ?? '', listBody(listIds.foreign, 'P-1'), randomUUID());
  await sql`
    update order_list set shared = true, user_id = (select id from app_user where username = 'sales1')
    where id = ${listIds.foreign}`.execute(app.db);
  await sql`delete from effect`.execute(app.db);
});

async function send(document: string, variables: object, key: string, token = dealer) {
  const { data, errors } = await app.gql(token, document, variables, { 'idempotency-key': key });
  return { root: data ? Object.values(data)[0] : null, code: errors?.[0]?.extensions?.code };
}

const effects = async () => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from effect join effect took using (tx)
    where took.took_key and not effect.took_key`.execute(app.db);
  return rows[0]?.n;
};
const done = { root: { message: { status: true } } };
const refused = { root: { message: { status: false } } };

test('has a sample request for every operation of the outbox (R2)', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort());
});

describe.each(operations)('R2 $name', ({ name, document }) => {
  const { body, other, bad, refusedToStranger } = bodies[name] as OutboxBodies;

  test('runs once and repeats its answer even a year later (R2)', async () => {
    const key = randomUUID();
    const first = await send(document, body, key);
    expect(first).toMatchObject(done);
    expect(await send(document, body, key)).toEqual(first);
    await sql`update processed_operation set created_at = now() - interval '1 year'`.execute(
      app.db,
    );
    expect(await send(document, body, key)).toEqual(first);
    expect(await effects()).toBe(1);
  });

  // R2
  test('runs once and answers alike for ten concurrent requests', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(document, body, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject(done);
    expect(await effects()).toBe(1);
  });

  // R2
  test('rejects a different body under a used key, also concurrently', async () => {
    const key = randomUUID();
    await send(document, body, key);
    expect(await send(document, other, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effects()).toBe(1);
    const raced = randomUUID();
    const answers = await Promise.all(
      [other, { ...body }].map((one) => send(document, one, raced)),
    );
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'IDEMPOTENCY_MISMATCH')).toHaveLength(1);
  });

  test('keeps the keys of different users apart (R2)', async () => {
    const key = randomUUID();
    const first = await send(document, body, key);
    expect(await effects()).toBe(1);
    const theirs = await send(document, other, key, stranger);
    expect(theirs.code).toBeUndefined();
    const both = refusedToStranger ? 1 : 2;
    expect(await effects()).toBe(both);
    expect(await send(document, other, key, stranger)).toEqual(theirs);
    expect(await send(document, body, key)).toEqual(first);
    expect(await effects()).toBe(both);
    expect(await send(document, body, key, stranger)).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  test('does nothing when refused, however often it is sent (R2)', async () => {
    const key = randomUUID();
    const first = await send(document, bad, key);
    expect(first).toMatchObject(refused);
    const again = await Promise.all(Array.from({ length: 5 }, () => send(document, bad, key)));
    for (const answer of again) expect(answer).toEqual(first);
    expect(await send(document, body, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effects()).toBe(0);
    expect(await send(document, body, randomUUID())).toMatchObject(done);
  });
});

// R2, R12
test('keeps refusing an order’s key after the cause is gone', async () => {
  const document = operations.find(({ name }) => name === 'Checkout')?.document ?? '';
  const block = (blocked: boolean) =>
    app.db
      .updateTable('article')
      .set({ order_blocked: blocked })
      .where('sorg', '=', '2000')
      .where('code', '=', 'P-1')
      .execute();
  const key = randomUUID();
  await block(true);
  const first = await send(document, orderBody(3), key);
  expect(first).toMatchObject({ root: { userErrors: [{ code: 'CANNOT_ORDER' }], orders: [] } });
  await block(false);
  expect(await send(document, orderBody(3), key)).toEqual(first);
  expect(await send(document, orderBody(3), randomUUID())).toMatchObject(done);
  expect(await app.db.selectFrom('order').select('order_no').execute()).toHaveLength(1);
});
