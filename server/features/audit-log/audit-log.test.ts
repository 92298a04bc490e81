import { afterAll, beforeAll, describe, expect, it, test as one } from 'vitest';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import { personalMonths } from '#server/features/audit/personal-retention.ts';
import { deleteOldPersonalValues } from '#server/features/audit/personal-values.store.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { userId } from '#server/testing/user-id.ts';

let app: TestApp;
let admin: string;
let orderNo: string;
beforeAll(async () => {
  app = await startTestApp();
  orderNo = await given(app).order({ waiting: true });
  const staff = await app.login('group1');
  const limit = `mutation ($no: String!) {
    updateOrderLimits(orderNumber: $no, limit: 9000) { message { status } } }`;
  expect((await app.gql(staff, limit, { no: orderNo })).errors).toBeUndefined();
  admin = await app.login('accessadmin');
  await app.login('accessadmin9');
  const created = `mutation { createUser(
    user: { username: "logged", name: "Lo Gged", email: "lo@shop.example", language: "en-us", groupRole: "dealer" }
    userAreas: [{ sorg: "2000", limitation: customer, value: "0002000001" }]) { userErrors { code } } }`;
  expect((await app.gql(admin, created)).data.createUser.userErrors).toEqual([]);
});
afterAll(() => app.close());

interface Event {
  id: string;
  kind: string;
  actor: string | null;
  sorg: string;
  feature: string | null;
  record: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
  hasHiddenChanges: boolean;
}

const document = `query ($actor: ID, $feature: String, $record: String, $kinds: [String!], $from: Date, $to: Date,
  $before: ID, $limit: Int) {
  auditEvents(actor: $actor, feature: $feature, record: $record, kinds: $kinds, from: $from, to: $to,
    before: $before, limit: $limit) {
    hasMore events { id at kind actor actorKind sorg feature record recordName hasHiddenChanges requestId
      changes { field before after } facts { name value username } } } }`;
async function read(filter: object = {}, token = admin): Promise<Event[]> {
  const { data, errors } = await app.gql(token, document, { limit: 50, ...filter });
  expect(errors).toBeUndefined();
  return data.auditEvents.events;
}

describe('the audit log', () => {
  it('lists events of the own organisations only', async () => {
    const own = await read();
    expect(own.length).toBeGreaterThan(3);
    expect(new Set(own.map(({ sorg }) => sorg))).toEqual(new Set(['2000']));
    const other = await read({}, await app.login('accessadmin9'));
    expect(new Set(other.map(({ sorg }) => sorg))).toEqual(new Set(['3000']));
  });

  it('finds events by person, kind, feature, record and day', async () => {
    const actor = String(await userId(app.db, 'group1'));
    expect(new Set((await read({ actor })).map((event) => event.actor))).toEqual(
      new Set(['Test group1']),
    );
    const kinds = ['record.created', 'login.succeeded'];
    expect(new Set((await read({ kinds })).map(({ kind }) => kind))).toEqual(new Set(kinds));
    expect((await read({ feature: 'access' })).map(({ record }) => record)).toEqual([
      expect.stringMatching(/^user:\d+$/),
    ]);
    expect((await read({ feature: 'orders', record: orderNo })).length).toBe(1);
    expect((await read({ record: orderNo })).length).toBe(1);
    expect((await read({ feature: 'access', kinds })).map(({ kind }) => kind)).toEqual([
      'record.created',
    ]);
    expect(await read({ feature: 'access', kinds: ['login.succeeded'] })).toEqual([]);
    expect(await read({ feature: 'orders', record: 'NONE' })).toEqual([]);
    expect(await read({ to: '2020-01-01' })).toEqual([]);
    expect((await read({ from: '2020-01-01', to: '2099-12-31' })).length).toBeGreaterThan(3);
  });

  it('reads every event once, page by page', async () => {
    const whole = (await read()).map(({ id }) => id);
    const pages: string[] = [];
    for (let before: string | undefined; pages.length < whole.length; before = pages.at(-1)) {
      const page = await read({ limit: 2, before });
      expect(page.length).toBeGreaterThan(0);
      pages.push(...page.map(({ id }) => id));
    }
    expect(pages).toEqual(whole);
  });

  it('shows changes of a user with names', async () => {
    const [event] = await read({ feature: 'access' });
    expect(event).toMatchObject({ recordName: 'logged' });
    expect(event?.changes).toContainEqual({ field: 'username', before: null, after: 'logged' });
    expect(event?.changes).toContainEqual({ field: 'groupRole', before: null, after: 'dealer' });
    expect(event?.hasHiddenChanges).toBe(false);
    const logged = await app.db.selectFrom('audit_event').select('detail').execute();
    expect(JSON.stringify(logged)).not.toMatch(/Lo Gged|lo@shop/);
  });

  it('shows names and addresses of two years only', async () => {
    const shown = async () => (await read({ feature: 'access' }))[0]?.changes;
    const name = { field: 'name', before: null, after: expect.any(String) };
    await deleteOldPersonalValues(app.db, personalMonths);
    expect(await shown()).toContainEqual(name);
    const created_at = new Date(Date.now() - 25 * 31 * 86_400_000);
    await app.db.updateTable('audit_personal_value').set({ created_at }).execute();
    await deleteOldPersonalValues(app.db, personalMonths);
    expect(await shown()).toContainEqual({ ...name, after: '***' });
  });

  it('shows addresses in the letters of their domain', async () => {
    const id = await userId(app.db, 'dealer1');
    const ref = '00000000-0000-4000-8000-000000000002';
    const personal = { ref, field: 'email', before: null, after: 'one@xn--mller-kva.example' };
    await app.db.insertInto('audit_personal_value').values(personal).execute();
    const changes = { email: [null, '***'] };
    const detail = { feature: 'access', id: `user:${id}`, changes, personal: ref } as object;
    const event = { sorg: '2000', actor: 'operator', kind: 'record.changed' } as const;
    await recordAudit(app.db, { ...event, detail: detail as never });
    const [changed] = await read();
    expect(changed?.changes).toEqual([
      { field: 'email', before: null, after: 'one@müller.example' },
    ]);
  });

  it('names no user of other organisations', async () => {
    const id = await userId(app.db, 'dealer9');
    const ref = '00000000-0000-4000-8000-000000000001';
    const personal = { ref, field: 'email', before: null, after: 'nine@shop.example' };
    await app.db.insertInto('audit_personal_value').values(personal).execute();
    const changes = { email: [null, '***'] };
    const detail = { feature: 'access', id: `user:${id}`, changes, personal: ref } as object;
    const source = { sorg: '2000', actor: 'operator' as const };
    const event = { ...source, kind: 'record.changed' as const, detail: detail as never };
    await recordAudit(app.db, event);
    const viewed = { ...source, kind: 'session.ended' as const, detail: { user: id } };
    await recordAudit(app.db, viewed);
    const [ended, changed] = await read();
    expect(ended).toMatchObject({ facts: [{ name: 'user', value: String(id), username: null }] });
    expect(changed).toMatchObject({
      recordName: null,
      changes: [{ field: 'email', before: null, after: '***' }],
    });
  });

  it('hides values of records whose history is not permitted', async () => {
    const [event] = await read({ feature: 'orders' });
    expect(event).toMatchObject({ record: orderNo, changes: [], hasHiddenChanges: true });
  });

  it('hides areas of organisations that are not administered', async () => {
    const changes = { 'areas.3000': ['all', 'audit'], 'areas.2000': ['all', null] };
    const detail = { feature: 'access', id: 'user:77', changes } as object;
    await recordAudit(app.db, {
      kind: 'record.changed',
      actor: 'operator',
      sorg: '2000',
      detail: { ...detail },
    });
    const [event] = await read({ record: 'user:77' });
    expect(event).toMatchObject({
      changes: [{ field: 'areas.2000', before: 'all', after: null }],
      hasHiddenChanges: true,
    });
  });

  it.each([
    { before: 'x' },
    { actor: "1' or true" },
    { limit: 51 },
    { feature: 'a\0b' },
    { kinds: Array.from({ length: 21 }, () => 'x') },
  ])('refuses %j', async (filter) => {
    const { errors } = await app.gql(admin, document, filter);
    expect(errors?.[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });
});

describe('the download of the log', () => {
  const body = (filter: object) => ({
    filter,
    format: 'csv',
    title: 'Audit log',
    columns: ['kind', 'record', 'changes', 'facts'].map((name) => ({ name, header: name })),
  });
  const download = (token: string, filter: object = {}) =>
    app.rest('POST', '/exports/audit-log', { token, body: body(filter) });

  it('has the events of the filter and is an event itself', async () => {
    const { status, body: csv } = await download(admin, { feature: 'access' });
    expect(status).toBe(200);
    expect(csv).toContain('record.created');
    expect(csv).toContain('groupRole:');
    expect(csv).not.toContain('login.succeeded');
    const [event] = await read({ kinds: ['audit.exported'] });
    expect(event).toMatchObject({ actor: 'Test accessadmin', sorg: '2000' });
    expect(event).toMatchObject({ facts: [{ name: 'feature', value: 'access' }] });
  });

  it('reads more events than one portion', async () => {
    const many = Array.from({ length: 1_100 }, (_, nth) => ({
      kind: 'login.failed' as const,
      actor: 'unknown' as const,
      sorg: '2000',
      detail: { reason: `many-${nth}` },
    }));
    await recordAudit(app.db, ...many);
    const { body: csv } = await download(admin, { kinds: ['login.failed'] });
    expect(new Set(String(csv).match(/many-\d+/g)).size).toBe(1_100);
  });

  one('is refused to everybody else', async () => {
    expect((await download(await app.login('dealer1'))).status).toBe(403);
  });
});
