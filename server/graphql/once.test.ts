import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database, Db } from '#server/db/database.ts';
import { openTestDatabase } from '#server/testing/database.ts';
import type { Context } from './context.ts';
import { once } from './once.ts';
import { failure, success, userError } from './user-errors.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** The rows that the effects under test write. */
const traces = async () =>
  (await database.db.selectFrom('login_failure').select('subject').execute()).map(
    (row) => row.subject,
  );
const kept = () => database.db.selectFrom('processed_operation').select('key').execute();

const leave = (tx: Db, subject: string) =>
  tx.insertInto('login_failure').values({ subject }).execute();

beforeEach(async () => {
  await database.db.deleteFrom('login_failure').execute();
  await database.db.deleteFrom('processed_operation').execute();
});

function context(idempotencyKey: string | null, userId = 1, customer = '0002000001'): Context {
  const viewer = { userId, sorg: '2000', customer: { unified: customer, r3: 'R', isr: null } };
  const log = { warn() {} };
  return { db: database.db, idempotencyKey, viewer, log } as unknown as Context;
}

let runs = 0;
const effect = (subject: string) => async (tx: Db) => {
  runs += 1;
  await leave(tx, subject);
  return { message: success(subject), run: runs };
};

describe('once', () => {
  test('returns the first response to a repeated request', async () => {
    const key = randomUUID();
    const first = await once(context(key), 'pay', { a: 1, b: [2] }, effect('paid'));
    const again = await once(context(key), 'pay', { b: [2], a: 1 }, effect('paid twice'));
    expect(again).toEqual(first);
    expect(await traces()).toEqual(['paid']);
  });

  test('runs every time without a key and stores nothing', async () => {
    await once(context(null), 'pay', {}, effect('one'));
    await once(context(null), 'pay', {}, effect('two'));
    expect(await traces()).toEqual(['one', 'two']);
    expect(await kept()).toEqual([]);
  });

  test.each([
    ['another body', 'pay', { a: 2 }, '0002000001'],
    ['another operation', 'claim', { a: 1 }, '0002000001'],
    ['another active customer', 'pay', { a: 1 }, '0002000002'],
  ])('refuses %s under a used key', async (_name, operation, args, customer) => {
    const key = randomUUID();
    await once(context(key), 'pay', { a: 1 }, effect('paid'));
    const again = once(context(key, 1, customer), operation, args, effect('other'));
    await expect(again).rejects.toMatchObject({ extensions: { code: 'IDEMPOTENCY_MISMATCH' } });
    expect(await traces()).toEqual(['paid']);
  });

  test('runs once for twenty concurrent requests', async () => {
    const key = randomUUID();
    const request = () => once(context(key), 'pay', {}, effect('paid'));
    const answers = await Promise.all(Array.from({ length: 20 }, request));
    expect(await traces()).toEqual(['paid']);
    expect(new Set(answers.map((answer) => answer.run)).size).toBe(1);
  });

  describe('R2 a refusal', () => {
    const refuse = (code = 'TOO_SMALL') =>
      vi.fn(async (tx: Db) => {
        await leave(tx, 'half');
        return failure([userError('amount', code, 'too small')]);
      });

    test('does nothing and remains the answer under its key', async () => {
      const key = randomUUID();
      const refused = await once(context(key), 'pay', { a: 1 }, refuse());
      expect(refused.userErrors).toMatchObject([{ code: 'TOO_SMALL' }]);
      expect(await traces()).toEqual([]);
      // The reason for the refusal is gone, but a late copy of the request must not pay: the user has already
      // seen that the payment failed.
      expect(await once(context(key), 'pay', { a: 1 }, effect('paid'))).toEqual(refused);
      await expect(once(context(key), 'pay', { a: 2 }, effect('paid'))).rejects.toMatchObject({
        extensions: { code: 'IDEMPOTENCY_MISMATCH' },
      });
      expect(await traces()).toEqual([]);
    });

    test('applies to its own key only and is not kept without a key', async () => {
      await once(context(randomUUID()), 'pay', {}, refuse());
      await once(context(null), 'pay', {}, refuse());
      expect(await once(context(randomUUID()), 'pay', {}, effect('paid'))).toMatchObject({
        message: { status: true },
      });
      expect([await traces(), (await kept()).length]).toEqual([['paid'], 2]);
    });

    test('is one and the same for concurrent requests', async () => {
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => once(context(key), 'pay', {}, refuse(`NO_${n}`))),
      );
      expect(new Set(answers.map(({ userErrors }) => userErrors[0]?.code)).size).toBe(1);
      expect(await traces()).toEqual([]);
    });

    test('yields to a copy that succeeded before it was stored', async () => {
      const key = randomUUID();
      let copy: Promise<unknown> = Promise.resolve();
      const late = once(context(key), 'pay', {}, async () => {
        // It waits for the key, and gets it when the refusal is rolled back.
        copy = once(context(key), 'pay', {}, effect('paid'));
        await new Promise(setImmediate);
        return failure([userError('amount', 'TOO_SMALL', 'too small')]);
      });
      const [answer] = await Promise.all([late, late.then(() => copy)]);
      expect(answer).toEqual(await copy);
      expect(await traces()).toEqual(
        (answer as { message: { status: boolean } }).message.status ? ['paid'] : [],
      );
    });
  });

  test('rolls back after an error and lets the same key retry', async () => {
    const key = randomUUID();
    const broken = once(context(key), 'pay', {}, async (tx) => {
      await leave(tx, 'half');
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect([await traces(), await kept()]).toEqual([[], []]);
    await once(context(key), 'pay', {}, effect('paid'));
    expect(await traces()).toEqual(['paid']);
  });

  test('separates equal keys of different users', async () => {
    const key = randomUUID();
    await once(context(key, 1), 'pay', {}, effect('first user'));
    await once(context(key, 2), 'pay', {}, effect('second user'));
    expect(await traces()).toEqual(['first user', 'second user']);
  });

  test('retries after a deadlock without traces of the first attempt', async () => {
    let attempt = 0;
    await once(context(randomUUID()), 'pay', {}, async (tx) => {
      attempt += 1;
      await leave(tx, `attempt ${attempt}`);
      if (attempt === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return { message: success('paid') };
    });
    expect(await traces()).toEqual(['attempt 2']);
  });

  test.each(['', 'x'.repeat(201)])('refuses the key %j', async (key) => {
    const answer = once(context(key), 'pay', {}, effect('paid'));
    await expect(answer).rejects.toMatchObject({ extensions: { code: 'BAD_IDEMPOTENCY_KEY' } });
  });
});
