import { randomUUID } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startAfresh } from '#server/features/checkout/fixture.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { registeredOperations } from '#src/offline/outbox/operation-registry.ts';
import { type Bodies, outboxBodies as bodies, ids, list, order } from './testing/outbox-bodies.ts';

// Everything a device may send from its outbox, sent as it sends it, through the whole server: one
// key takes effect once and is answered alike for ever (R2).

const root = new URL('../../', import.meta.url);
const texts: Record<string, string> = JSON.parse(
  readFileSync(new URL('trusted-documents.json', root), 'utf8'),
);
for (const file of globSync('src/features/*/*.offline.ts', { cwd: root }))
  await import(/* @vite-ignore */ new URL(file, root).href);
// Test files share their process: another may have registered what no app of today sends.
const operations = registeredOperations().flatMap(([name, { document }]) => {
  const text = texts[document.__meta__?.hash];
  return text === undefined ? [] : [{ name, document: text }];
});

test('R2 every operation of the outbox stands here', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort());
});

let app: TestApp;
let dealer: string;
let stranger: string;
beforeAll(async () => {
  app = await startTestApp();
  [dealer, stranger] = [await app.login('dealer1'), await app.login('dealer2')];
  await watchWrites();
});
afterAll(() => app.close());

/**
 * Notes every transaction that writes a row, whatever the table, and whether it took a key: so that
 * what the background does meanwhile does not count.
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
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'effect'`.execute(app.db);
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
  const save = operations.find(({ name }) => name === 'SaveOrderList');
  await ask(save?.document ?? '', list(ids.kept, 'P-1'), randomUUID());
  await ask(save?.document ?? '', list(ids.foreign, 'P-1'), randomUUID());
  await sql`
    update order_list set shared = true, user_id = (select id from app_user where username = 'sales1')
    where id = ${ids.foreign}`.execute(app.db);
  await sql`delete from effect`.execute(app.db);
});

async function ask(document: string, variables: object, key: string, token = dealer) {
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

test('R2 every operation of the outbox is walked here: add what a new one sends', () => {
  expect(operations.map(({ name }) => name).sort()).toEqual(Object.keys(bodies).sort());
});

describe.each(operations)('R2 $name', ({ name, document }) => {
  const { body, other, bad } = bodies[name] as Bodies;

  test('R2 sent again, and again after a year, it is answered alike and done once', async () => {
    const key = randomUUID();
    const first = await ask(document, body, key);
    expect(first).toMatchObject(done);
    expect(await ask(document, body, key)).toEqual(first);
    await sql`update processed_operation set created_at = now() - interval '1 year'`.execute(
      app.db,
    );
    expect(await ask(document, body, key)).toEqual(first);
    expect(await effects()).toBe(1);
  });

  test('R2 sent ten times at once it is answered alike and done once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask(document, body, key)));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]).toMatchObject(done);
    expect(await effects()).toBe(1);
  });

  test('R2 something else under its key is refused, one after the other and at once', async () => {
    const key = randomUUID();
    await ask(document, body, key);
    expect(await ask(document, other, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effects()).toBe(1);
    const raced = randomUUID();
    const answers = await Promise.all([other, { ...body }].map((one) => ask(document, one, raced)));
    const codes = answers.map(({ code }) => code);
    expect(codes.filter((code) => code === 'IDEMPOTENCY_MISMATCH')).toHaveLength(1);
  });

  test('R2 another user’s key is another key: nothing is learned of the first, and each is done once', async () => {
    const key = randomUUID();
    const first = await ask(document, body, key);
    expect(await effects()).toBe(1);
    const theirs = await ask(document, other, key, stranger);
    expect(theirs.code).toBeUndefined();
    // The order goes to an address of the first user's customer, so it is refused; there is no such list.
    const both = name === 'Checkout' || name === 'DeleteOrderList' ? 1 : 2;
    expect(await effects()).toBe(both);
    expect(await ask(document, other, key, stranger)).toEqual(theirs);
    expect(await ask(document, body, key)).toEqual(first);
    expect(await effects()).toBe(both);
    expect(await ask(document, body, key, stranger)).toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  test('R2 refused it does nothing, however often it is sent', async () => {
    const key = randomUUID();
    const first = await ask(document, bad, key);
    expect(first).toMatchObject(refused);
    const again = await Promise.all(Array.from({ length: 5 }, () => ask(document, bad, key)));
    for (const answer of again) expect(answer).toEqual(first);
    expect(await ask(document, body, key)).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
    expect(await effects()).toBe(0);
    expect(await ask(document, body, randomUUID())).toMatchObject(done);
  });
});

test('R2 R12 an order that was refused stays refused under its key when the reason has gone', async () => {
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
  const first = await ask(document, order(3), key);
  expect(first).toMatchObject({ root: { userErrors: [{ code: 'CANNOT_ORDER' }], orders: [] } });
  await block(false);
  expect(await ask(document, order(3), key)).toEqual(first);
  expect(await ask(document, order(3), randomUUID())).toMatchObject(done);
  expect(await app.db.selectFrom('order').select('order_no').execute()).toHaveLength(1);
});
