import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { exportAudit, recordAudit } from './audit.public.ts';
import { tamper } from './testing/tamper.store.ts';
import { checkAudit } from './verify-audit.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
const operator = { authorization: `Bearer ${operatorToken}` };

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { operatorToken } });
});
afterAll(() => test.close());

const events = async (kind: string) => {
  await test.app.refusals.flush();
  return test.db
    .selectFrom('audit_event')
    .select(['actor', 'sorg', 'customer', 'address', 'request_id', 'detail'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
};
const login = (detail: object) =>
  recordAudit(test.db, { kind: 'login.failed', actor: 'unknown', detail: { ...detail } });

describe('the chain', () => {
  it('numbers concurrent events without gaps', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, attempt) => login({ attempt })));
    const check = await checkAudit(test.db);
    expect(check).toMatchObject({ ok: true, broken: null });
    expect(check.events).toBe(check.head?.id);
    expect(check.events).toBeGreaterThanOrEqual(20);
  });

  it('refuses to change or remove events', async () => {
    const change = test.db.updateTable('audit_event').set({ kind: 'x' }).execute();
    await expect(change).rejects.toThrow('append-only');
    await expect(test.db.deleteFrom('audit_event').execute()).rejects.toThrow('append-only');
    await expect(sql`truncate audit_event`.execute(test.db)).rejects.toThrow('append-only');
  });

  it.each([
    ['kind', 'login.succeeded'],
    ['actor', 'user:1'],
    ['address', '198.51.100.7'],
    ['detail', '{"attempt": 99}'],
    ['at', '2020-01-01T00:00:00Z'],
    ['previous', ''],
  ])('notices a changed %s', async (column, value) => {
    await tamper(test.db, async (tx) => {
      await sql`update audit_event set ${sql.ref(column)} = ${value} where position = 3`.execute(
        tx,
      );
      expect(await checkAudit(tx)).toMatchObject({ ok: false, broken: 3 });
    });
  });

  it('detects an event removed from the middle', async () => {
    await tamper(test.db, async (tx) => {
      await sql`delete from audit_event where position = 5`.execute(tx);
      const message = 'Event 5 is missing';
      expect(await checkAudit(tx)).toMatchObject({ ok: false, broken: 5, message });
    });
  });

  it('detects events removed from the end by a saved head', async () => {
    const { head } = await checkAudit(test.db);
    const noted = `${head?.id}:${head?.hash}`;
    expect((await checkAudit(test.db, noted)).ok).toBe(true);
    await tamper(test.db, async (tx) => {
      await sql`delete from audit_event where position = ${head?.id}`.execute(tx);
      expect((await checkAudit(tx)).ok).toBe(true);
      expect((await checkAudit(tx, noted)).ok).toBe(false);
    });
  });
});

describe('the export', () => {
  it('returns events of a kind and records the access', async () => {
    let text = '';
    for await (const lines of exportAudit(test.db, { kind: 'login.failed' })) text += lines;
    const rows = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.length).toBeGreaterThanOrEqual(20);
    expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['login.failed']));
    expect((await events('audit.exported')).at(-1)?.detail).toMatchObject({ kind: 'login.failed' });
  });

  it('leaves out events before and after the period', async () => {
    const count = async (filter: object) => {
      let text = '';
      for await (const lines of exportAudit(test.db, filter)) text += lines;
      return text.split('\n').length - 1;
    };
    expect(await count({ to: '2020-01-01T00:00:00Z' })).toBe(0);
    expect(await count({ from: '2099-01-01T00:00:00Z' })).toBe(0);
    expect(await count({ from: '2020-01-01T00:00:00Z' })).toBeGreaterThan(20);
  });

  it('lets only the operator in', async () => {
    const token = await test.login('dealer1');
    const status = async (url: string, headers = {}) =>
      (await test.app.inject({ url, headers: { host: 'localhost', ...headers } })).statusCode;
    for (const url of ['/audit/events', '/audit/check']) {
      expect(await status(url)).toBe(401);
      expect(await status(url, { authorization: `Bearer ${token}` })).toBe(401);
      expect(await status(url, operator)).toBe(200);
    }
    const wrong = await test.rest('GET', '/audit/events?from=yesterday', { headers: operator });
    expect(wrong).toMatchObject({ status: 400, body: { field: 'from' } });
  });
});

describe('refused calls', () => {
  const userId = async (username: string) =>
    (
      await test.db
        .selectFrom('app_user')
        .select('id')
        .where('username', '=', username)
        .executeTakeFirstOrThrow()
    ).id;

  const refusals = async (operation: string) =>
    (await events('access.refused')).filter(({ detail }) => {
      const refused = detail as { operation: string };
      return refused.operation === operation;
    });

  it('records user, action and address', async () => {
    const token = await test.login('guest1');
    const { errors } = await test.gql(token, '{ openOrderV4 { info { count } } }');
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
    expect((await refusals('openOrderV4')).at(-1)).toMatchObject({
      actor: `user:${await userId('guest1')}`,
      sorg: '2000',
      address: '127.0.0.1',
      detail: { operation: 'openOrderV4', reason: 'page.order-status' },
    });
  });

  it('merges one user’s calls of an operation into a count', async () => {
    const token = await test.login('guest1');
    await test.app.refusals.flush();
    const before = (await refusals('openOrderV4')).length;
    for (let call = 0; call < 5; call++)
      await test.gql(token, '{ openOrderV4 { info { count } } }');
    const [first, second, ...more] = (await refusals('openOrderV4')).slice(before);
    expect([first?.detail, second?.detail, more.length]).toEqual([
      { operation: 'openOrderV4', reason: 'page.order-status' },
      { operation: 'openOrderV4', reason: 'page.order-status', count: 4 },
      0,
    ]);
  });

  it('records REST routes by their pattern', async () => {
    const token = await test.login('dealer1');
    await test.rest('GET', '/catalog/manifest?customers=0002000002', { token });
    expect((await refusals('GET /catalog/manifest')).length).toBe(1);
  });
});

it('records the maintenance switch', async () => {
  const body = { status: 'online', message: '' };
  await test.rest('PUT', '/server/status', { body, headers: operator });
  expect((await events('maintenance.changed')).at(-1)).toMatchObject({
    actor: 'operator',
    detail: { status: 'online' },
  });
});
