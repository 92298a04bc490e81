import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import { recordAudit } from './audit.public.ts';
import { sealEvents } from './audit.store.ts';
import { tamper } from './testing/tamper.store.ts';
import { checkAudit } from './verify-audit.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const record = (attempt: number) =>
  recordAudit(database.db, { kind: 'login.failed', actor: 'unknown', detail: { attempt } });
const places = async () =>
  (
    await database.db
      .selectFrom('audit_event')
      .select(['id', 'position', 'detail'])
      .orderBy('id')
      .execute()
  ).map(({ id, position }) => [Number(id), position && Number(position)]);
/** Stores an event with an id that was given out earlier, as a transaction that commits late does. */
const recordLate = (id: number) =>
  sql`insert into audit_event (id, at, kind, actor, detail)
    overriding system value values (${id}, now(), 'login.failed', 'unknown', '{}')`.execute(
    database.db,
  );

beforeEach(async () => {
  await sealEvents(database.db);
});

it('stores events without a place and seals them in their order', async () => {
  await record(1);
  await record(2);
  const before = (await places()).slice(-2);
  expect(before.map(([, position]) => position)).toEqual([null, null]);
  await sealEvents(database.db);
  const after = (await places()).slice(-2);
  expect((after[1]?.[1] ?? 0) - (after[0]?.[1] ?? 0)).toBe(1);
  expect((await checkAudit(database.db)).ok).toBe(true);
});

it('gives an event that commits late the next place', async () => {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('audit_event', 'id'))::integer as id`.execute(
    database.db,
  );
  const late = rows[0]?.id ?? 0;
  await record(3);
  await sealEvents(database.db);
  const head = (await checkAudit(database.db)).head?.id ?? 0;
  await recordLate(late);
  const check = await checkAudit(database.db);
  expect(check).toMatchObject({ ok: true, head: { id: head + 1 } });
  expect(await places()).toContainEqual([late, head + 1]);
});

it('leaves no gap for a transaction that is rolled back', async () => {
  const { events } = await checkAudit(database.db);
  const failed = database.db.transaction().execute(async (tx) => {
    await recordAudit(tx, { kind: 'login.failed', actor: 'unknown' });
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await record(4);
  expect(await checkAudit(database.db)).toMatchObject({ ok: true, events: events + 1 });
});

it('refuses to change an event while it is sealed', async () => {
  await record(5);
  const sealing = sql`update audit_event set position = 999, previous = '', hash = '', kind = 'x'
    where position is null`.execute(database.db);
  await expect(sealing).rejects.toThrow('append-only');
  const again = sql`update audit_event set position = 999 where position = 1`.execute(database.db);
  await expect(again).rejects.toThrow('append-only');
});

it('detects one changed byte and names the event', async () => {
  for (let attempt = 6; attempt < 10; attempt += 1) await record(attempt);
  await sealEvents(database.db);
  await tamper(database.db, async (tx) => {
    await sql`update audit_event set detail = jsonb_build_object('attempt', 8.5)
      where position = 4`.execute(tx);
    const message = 'Event 4 was changed, or is not in its place';
    expect(await checkAudit(tx)).toMatchObject({ ok: false, broken: 4, message });
  });
});

it('detects a swapped pair of events', async () => {
  await tamper(database.db, async (tx) => {
    await sql`update audit_event set position = -1 where position = 2`.execute(tx);
    await sql`update audit_event set position = 2 where position = 3`.execute(tx);
    await sql`update audit_event set position = 3 where position = -1`.execute(tx);
    expect(await checkAudit(tx)).toMatchObject({ ok: false, broken: 2 });
  });
});

it('detects another id, by which the log is ordered', async () => {
  await tamper(database.db, async (tx) => {
    await sql`update audit_event set id = 999999 where position = 3`.execute(tx);
    expect(await checkAudit(tx)).toMatchObject({ ok: false, broken: 3 });
  });
});
