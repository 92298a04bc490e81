import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import {
  changeRecord,
  checked,
  createRecord,
  deleteRecord,
  type Entity,
  restoreRecord,
} from './entity.ts';

interface Note {
  id: string;
  sorg: string;
  text: string;
  pin: string;
  version: number;
  deleted: boolean;
}
interface Values {
  id: string;
  text: string;
  pin: string;
}

let database: Database;
let operationName = '';
beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table note (sorg text, id text, text text, pin text, version integer default 1,
    deleted boolean default false, primary key (sorg, id))`.execute(database.db);
});
afterAll(() => database.close());
beforeEach(async () => {
  await sql`delete from note`.execute(database.db);
  operationName = `operation-${randomUUID()}`;
});

const only = async (tx: Db, query: ReturnType<typeof sql<Note>>) => {
  const [row] = (await query.execute(tx)).rows;
  if (!row) throw new Error('no row');
  return row;
};

const notes = {
  feature: 'notes',
  id: ({ id }) => id,
  begin: (_tx, viewer) => viewer,
  find: async (tx, { sorg }, id) =>
    (await sql<Note>`select * from note where sorg = ${sorg} and id = ${id} for update`.execute(tx))
      .rows[0] ?? null,
  isDeleted: ({ deleted }) => deleted,
  check: async (_tx, _viewer, values) =>
    checked(values.text === '' ? [userError('text', 'REQUIRED', 'Write something')] : [], values),
  insert: (tx, { sorg }, { id, text, pin }) =>
    only(tx, sql<Note>`insert into note values (${sorg}, ${id}, ${text}, ${pin}) returning *`),
  update: (tx, _viewer, { id, sorg }, { text, pin }) =>
    only(
      tx,
      sql<Note>`update note set text = ${text}, pin = ${pin}, version = version + 1
        where sorg = ${sorg} and id = ${id} returning *`,
    ),
  remove: async (tx, _viewer, { id, sorg }) => {
    await sql`update note set deleted = true, version = version + 1
      where sorg = ${sorg} and id = ${id}`.execute(tx);
  },
  restore: (tx, _viewer, { id, sorg }) =>
    only(
      tx,
      sql<Note>`update note set deleted = false, version = version + 1
        where sorg = ${sorg} and id = ${id} returning *`,
    ),
  show: ({ id, text, version }) => ({ id, text, version }),
  audited: ({ text, pin, deleted }) => ({ text, pin, deleted }),
  personal: ['pin'],
} satisfies Entity<Note, Values, { id: string; text: string; version: number }>;

function context(more: { key?: string; sorg?: string; customer?: string } = {}): Context {
  const { key = null, sorg = '2000', customer = 'C1' } = more;
  const viewer = { userId: 1, sorg, customer: { unified: customer, r3: 'R', isr: null } };
  const auditSource = { actor: 1, sorg, customer };
  const log = { warn() {} };
  const ctx = { db: database.db, idempotencyKey: key, viewer, auditSource, log };
  return ctx as unknown as Context;
}

const first = { id: 'n1', text: 'one', pin: '1234' };
const create = (values = first, ctx = context()) =>
  createRecord(ctx, operationName, values, notes, values);
const change = (version: number, text: string, ctx = context()) =>
  changeRecord(ctx, operationName, { id: 'n1', version }, notes, { ...first, text, pin: '9' });

const events = async () =>
  (
    await sql<{ kind: string; detail: { id: string; changes: object } }>`
      select kind, detail from audit_event where detail ->> 'feature' = 'notes'
      order by id desc`.execute(database.db)
  ).rows;
const stored = async () => (await sql<Note>`select * from note`.execute(database.db)).rows;

describe('a record', () => {
  test('is created with an event of its values, secret ones masked', async () => {
    expect(await create()).toMatchObject({
      message: { status: true },
      record: { id: 'n1', text: 'one', version: 1 },
    });
    expect((await events())[0]).toMatchObject({
      kind: 'record.created',
      detail: { id: 'n1', changes: { text: [null, 'one'], pin: [null, '***'] } },
    });
  });

  test('is changed with an event of what differs', async () => {
    await create();
    expect((await change(1, 'two')).record).toEqual({ id: 'n1', text: 'two', version: 2 });
    expect((await events())[0]).toMatchObject({
      kind: 'record.changed',
      detail: { changes: { text: ['one', 'two'], pin: ['***', '***'] } },
    });
  });

  test('rejects a stale version and returns the current record', async () => {
    await create();
    await change(1, 'two');
    const before = await events();
    expect(await change(1, 'three')).toMatchObject({
      message: { status: false },
      userErrors: [{ field: 'version', code: 'STALE_VERSION' }],
      record: { text: 'two', version: 2 },
    });
    expect(await stored()).toMatchObject([{ text: 'two' }]);
    expect(await events()).toEqual(before);
  });

  test('accepts one of two concurrent changes', async () => {
    await create();
    const answers = await Promise.all([change(1, 'mine'), change(1, 'yours')]);
    expect(answers.map(({ message }) => message.status).toSorted()).toEqual([false, true]);
  });

  test('stays unchanged when its check fails', async () => {
    await create();
    expect((await change(1, '')).userErrors).toMatchObject([{ code: 'REQUIRED' }]);
    expect((await create({ ...first, id: 'n2', text: '' })).record).toBeNull();
    expect(await stored()).toMatchObject([{ text: 'one', version: 1 }]);
  });

  test('is unknown outside the fence, like a missing one', async () => {
    await create();
    const unknown = { userErrors: [{ code: 'UNKNOWN_RECORD' }], record: null };
    expect(await change(1, 'theirs', context({ sorg: '3000' }))).toMatchObject(unknown);
    const request = { id: 'n9', version: 1 };
    expect(await deleteRecord(context(), 'd', request, notes)).toMatchObject(unknown);
  });

  test('is deleted, then unknown, and restored', async () => {
    await create();
    const request = { id: 'n1', version: 1 };
    const restore = (version: number) =>
      restoreRecord(context(), 'r', { id: 'n1', version }, notes);
    expect((await restore(1)).userErrors).toMatchObject([{ code: 'UNKNOWN_RECORD' }]);
    expect((await deleteRecord(context(), 'd', request, notes)).message.status).toBe(true);
    expect((await change(2, 'two')).userErrors).toMatchObject([{ code: 'UNKNOWN_RECORD' }]);
    expect((await restore(1)).userErrors).toMatchObject([{ code: 'STALE_VERSION' }]);
    expect((await restore(2)).record).toEqual({ id: 'n1', text: 'one', version: 3 });
    expect((await events()).slice(0, 2).map(({ kind }) => kind)).toEqual([
      'record.restored',
      'record.deleted',
    ]);
  });

  test('stays as it was when it may not be deleted or restored', async () => {
    await create();
    const checkState = async () => [userError('id', 'IN_USE', 'Something names it')];
    const kept = { ...notes, checkState };
    const before = await stored();
    const answer = await deleteRecord(context(), 'd', { id: 'n1', version: 1 }, kept);
    expect(answer).toMatchObject({ userErrors: [{ code: 'IN_USE' }], record: { version: 1 } });
    expect(await stored()).toEqual(before);
    await deleteRecord(context(), 'd', { id: 'n1', version: 1 }, notes);
    const restored = await restoreRecord(context(), 'r', { id: 'n1', version: 2 }, kept);
    expect(restored.userErrors).toMatchObject([{ code: 'IN_USE' }]);
    expect(await stored()).toMatchObject([{ deleted: true }]);
  });

  test('is rolled back when the whole is wrong after a change', async () => {
    await create();
    const verify = async (tx: Db) => {
      const { rows } =
        await sql<Note>`select * from note where not deleted and text = 'one'`.execute(tx);
      return rows.length > 0 ? [] : [userError('id', 'LAST', 'One has to stay')];
    };
    const kept = { ...notes, verify };
    const request = { id: 'n1', version: 1 };
    const before = [await stored(), await events()];
    for (const answer of [
      await changeRecord(context(), 'c', request, kept, { ...first, text: 'two' }),
      await deleteRecord(context(), 'd', request, kept),
    ])
      expect(answer).toMatchObject({ userErrors: [{ code: 'LAST' }], record: { text: 'one' } });
    expect([await stored(), await events()]).toEqual(before);
  });

  test('is written by who acts, from what was parsed', async () => {
    const parsing = {
      ...notes,
      begin: (_tx, viewer) => ({ ...viewer, initials: 'AB' }),
      check: async (_tx, { initials }, values) => ({
        parsed: { ...values, text: `${values.text} ${initials}` },
      }),
      show: ({ text }, { initials }) => `${initials}: ${text}`,
    } satisfies Entity<Note, Values, string, Viewer & { initials: string }>;
    const created = await createRecord(context(), operationName, first, parsing, first);
    expect(created.record).toBe('AB: one AB');
    const request = { id: 'n1', version: 1 };
    const sent = { ...first, text: 'two' };
    const changed = await changeRecord(context(), operationName, request, parsing, sent);
    expect(changed.record).toBe('AB: two AB');
  });

  test('is created once per key, even after a change of customer', async () => {
    const key = randomUUID();
    const { written, ...answer } = await create(first, context({ key }));
    expect(written).toMatchObject({ id: 'n1', pin: '1234' });
    const again = await create(first, context({ key, customer: 'C2' }));
    expect(again).toEqual({ ...answer, written: null });
    const other = create({ ...first, text: 'other' }, context({ key }));
    await expect(other).rejects.toMatchObject({ extensions: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await stored()).toHaveLength(1);
  });

  test('records no event when nothing changed', async () => {
    await create();
    const before = await events();
    await changeRecord(context(), 'c', { id: 'n1', version: 1 }, notes, first);
    expect(await events()).toEqual(before);
  });
});
