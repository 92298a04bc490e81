import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { given } from '#server/testing/given.ts';
import { outdateLogins } from '#server/testing/recent-login.store.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { userId } from '#server/testing/user-id.ts';
import { viewAsHarness } from './testing/view-as.harness.ts';

let test: TestApp;
let admin: string;
let dealer: number;
const { begin, view, change, end, ask } = viewAsHarness(() => test);
beforeAll(async () => {
  test = await startTestApp();
  dealer = await userId(test.db, 'dealer1');
});
afterAll(() => test.close());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  admin = await test.login('accessadmin');
});

const events = async (kind: string) =>
  test.db
    .selectFrom('audit_event')
    .select(['actor', 'sorg', 'detail'])
    .where('kind', '=', kind)
    .orderBy('id')
    .execute();
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('viewing as a user', () => {
  it('reads as the user for thirty minutes without refreshing', async () => {
    const now = Math.floor(Date.now() / 1_000) * 1_000;
    vi.useFakeTimers({ toFake: ['Date'], now });
    const { status, body } = await begin(admin, dealer);
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['expiresIn', 'requestToken', 'tokenType'],
    ]);
    const claims = claimsOf(body.requestToken);
    expect([claims.exp - claims.iat, body.expiresIn]).toEqual([1_800, 1_800_000]);
    expect(claims.act.sub).toBe(String(await userId(test.db, 'accessadmin')));
    const { body: user } = await test.rest('GET', '/user', { token: body.requestToken });
    expect(user).toMatchObject({
      username: 'dealer1',
      salesActiveCustCode: { unified: '0002000001' },
      viewAs: { by: 'Test accessadmin', reason: 'Ticket 4711', secondsLeft: expect.any(Number) },
    });
    expect(user.scopes).not.toContain('page.user-management');
    const { data } = await test.gql(body.requestToken, '{ openOrderV4 { info { count } } }');
    expect(data.openOrderV4.info.count).toEqual(expect.any(Number));
  });

  it('does not say that the users themselves are viewed', async () => {
    const { body } = await test.rest('GET', '/user', { token: await test.login('dealer1') });
    expect(body.viewAs).toBeNull();
  });

  it('is in the audit log with its reason', async () => {
    const token = await view(admin, dealer);
    await end(token);
    const actor = `user:${await userId(test.db, 'accessadmin')}`;
    const detail = { user: `user:${dealer}` };
    expect((await events('view-as.started')).at(-1)).toEqual({
      actor,
      sorg: '2000',
      detail: { ...detail, reason: 'Ticket 4711' },
    });
    expect((await events('view-as.ended')).at(-1)).toEqual({ actor, sorg: '2000', detail });
  });

  it("is in the user's own list of sessions, and can be ended there", async () => {
    const own = await test.login('dealer1');
    const token = await view(admin, dealer);
    const list = '{ ownSessions { id current viewedBy } }';
    const { data } = await test.gql(own, list);
    const shown = data.ownSessions.find(
      ({ viewedBy }: { viewedBy: string | null }) => viewedBy !== null,
    );
    expect(shown).toMatchObject({ current: false, viewedBy: 'Test accessadmin' });
    const stop = 'mutation ($id: ID!) { endOwnSession(id: $id) { message { status } } }';
    await test.gql(own, stop, { id: shown.id });
    expect(await ask(token)).toBe('TOKEN_REVOKED');
    const left = (await test.gql(own, list)).data.ownSessions;
    expect(left.filter(({ id }: { id: string }) => id === shown.id)).toEqual([]);
  });
});

describe('another customer of the user', () => {
  let sales: number;
  beforeAll(async () => {
    sales = await userId(test.db, 'sales1');
  });
  const read = async (token: string) => (await test.rest('GET', '/user', { token })).body;
  const choices = () =>
    test.db.selectFrom('last_customer').selectAll().where('user_id', '=', sales).execute();
  const sessions = () =>
    test.db.selectFrom('user_session').select('id').where('user_id', '=', sales).execute();

  it('is shown until the same minute, with the same rights', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const token = await view(admin, sales);
    vi.advanceTimersByTime(10 * 60_000);
    const { status, body } = await change(token, 'R2');
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['expiresIn', 'requestToken', 'tokenType'],
    ]);
    expect(claimsOf(body.requestToken)).toEqual({
      ...claimsOf(token),
      iat: expect.any(Number),
      salesActiveCustCode: { unified: '0002000002', r3: 'R2', isr: null },
    });
    expect(body.expiresIn).toBeLessThanOrEqual(20 * 60_000);
    const shown = await read(body.requestToken);
    expect(shown).toMatchObject({ username: 'sales1', viewAs: { reason: 'Ticket 4711' } });
    expect(shown.salesActiveCustCode.unified).toBe('0002000002');
    vi.advanceTimersByTime(21 * 60_000);
    expect(await ask(body.requestToken)).toBe('UNAUTHENTICATED');
  });

  it('stays unknown to the user, whose own choice is kept', async () => {
    const token = await view(admin, sales);
    const before = [await choices(), await sessions()];
    await change(token, 'R2');
    expect([await choices(), await sessions()]).toEqual(before);
  });

  it('is in the audit log as a part of the view', async () => {
    await change(await view(admin, sales), '0002000002');
    const rows = await test.db
      .selectFrom('audit_event')
      .select(['actor', 'customer', 'detail'])
      .where('kind', '=', 'view-as.customer-changed')
      .orderBy('id', 'desc')
      .execute();
    expect(rows[0]).toEqual({
      actor: `user:${await userId(test.db, 'accessadmin')}`,
      customer: '0002000002',
      detail: { user: `user:${sales}` },
    });
  });

  it('reads only and ends with the view', async () => {
    const token = await view(admin, sales);
    const { requestToken: next } = (await change(token, 'R2')).body;
    const refused = await test.gql(next, 'mutation { newRecoveryCodes { message { status } } }');
    expect(refused.errors?.[0]?.extensions?.code).toBe('VIEW_AS_READS_ONLY');
    await end(next);
    expect([await ask(next), await ask(token)]).toEqual(['TOKEN_REVOKED', 'TOKEN_REVOKED']);
    expect((await change(next, 'R1')).body.code).toBe('TOKEN_REVOKED');
  });

  it('is none outside those of the user', async () => {
    const token = await view(admin, sales);
    for (const code of ['R3', 'R9', 'nobody'])
      expect((await change(token, code)).body.code).toBe('UNKNOWN_CUSTOMER');
    for (const code of ['', 'x'.repeat(101), 'a\0'])
      expect((await change(token, code)).status).toBe(400);
  });

  it('is chosen so only within a view', async () => {
    expect((await change(admin, 'R1')).body.code).toBe('FORBIDDEN');
    const token = await view(admin, sales);
    const { body } = await test.rest('POST', '/v2/change-cust', {
      token,
      body: { custCode: 'R1' },
    });
    expect(body.code).toBe('VIEW_AS_READS_ONLY');
  });
});

describe('the end of a view', () => {
  it('comes when the administrator ends it', async () => {
    const token = await view(admin, dealer);
    expect((await end(token)).status).toBe(204);
    expect(await ask(token)).toBe('TOKEN_REVOKED');
  });

  it('comes when the administrator logs out', async () => {
    const token = await view(admin, dealer);
    const body = { token: test.refreshTokenOf(admin) };
    await test.rest('POST', '/logout', { body });
    expect(await ask(token)).toBe('TOKEN_REVOKED');
  });

  it('comes when the administrator logs out all other devices', async () => {
    const token = await view(admin, dealer);
    const here = await test.login('accessadmin');
    const kept = await view(here, dealer);
    const views = () =>
      test.db
        .selectFrom('user_session')
        .select('id')
        .where('viewed_by', 'is not', null)
        .where('expires_at', '>', new Date())
        .orderBy('id')
        .execute();
    const before = await views();
    await test.gql(here, 'mutation { endOtherOwnSessions { message { status } } }');
    expect([await ask(token), await ask(kept)]).toEqual(['TOKEN_REVOKED', 'dealer1']);
    expect(before.length).toBeGreaterThan(1);
    expect(await views()).toEqual(before.slice(-1));
  });

  it('comes when the administrator loses the right', async () => {
    await given(test).groupRole('view-admins', { roles: ['access-admin'], grants: ['dealer'] });
    const role = { groupRole: 'view-admins', areas: ['2000:all:'] };
    const id = await given(test).newUser('viewer2', role);
    const token = await view(await test.login('viewer2'), dealer);
    expect(await ask(token)).toBe('dealer1');
    await test.db
      .updateTable('app_user')
      .set({ group_role_id: 'dealer' })
      .where('id', '=', id)
      .execute();
    expect(await ask(token)).toBe('TOKEN_REVOKED');
  });

  it('comes when the user is deactivated', async () => {
    const id = await given(test).newUser('viewed-gone');
    const token = await view(admin, id);
    await test.db.updateTable('app_user').set({ active: false }).where('id', '=', id).execute();
    expect(await ask(token)).toBe('TOKEN_REVOKED');
    const open = await test.db
      .selectFrom('user_session')
      .select('id')
      .where('user_id', '=', id)
      .where('expires_at', '>', new Date())
      .execute();
    expect(open).toEqual([]);
  });

  it('does not end the own session of anybody', async () => {
    const own = await test.login('dealer1');
    await end(await view(admin, dealer));
    expect([await ask(own), await ask(admin)]).toEqual(['dealer1', 'accessadmin']);
    expect((await end(own)).status).toBe(204);
    expect(await ask(own)).toBe('dealer1');
  });
});

describe('who may be viewed', () => {
  const refused = async (token: string, id: number, differing = {}) => {
    const { status, body } = await begin(token, id, differing);
    return [status, body.code];
  };

  it('is nobody for users who are no administrators', async () => {
    expect(await refused(await test.login('dealer2'), dealer)).toEqual([403, 'FORBIDDEN']);
    expect((await test.rest('POST', '/view-as', { body: {} })).status).toBe(401);
  });

  it('is nobody of another organisation, gone or unknown', async () => {
    const foreign = await userId(test.db, 'dealer9');
    const gone = await given(test).newUser('view-inactive', { active: false });
    for (const id of [foreign, gone, 999_999_999])
      expect(await refused(admin, id)).toEqual([422, 'UNKNOWN_USER']);
  });

  it('is no administrator and not oneself', async () => {
    await given(test).groupRole('givable-admins', { roles: ['access-admin'] });
    await test.db
      .insertInto('group_role_grant')
      .values({ group_role_id: 'access-admin', granted_id: 'givable-admins' })
      .execute();
    const other = await given(test).newUser('other-admin', {
      groupRole: 'givable-admins',
      areas: ['2000:all:'],
    });
    admin = await test.login('accessadmin');
    expect(await refused(admin, other)).toEqual([422, 'VIEW_AS_ADMINISTRATOR']);
    const own = await userId(test.db, 'accessadmin');
    expect(await refused(admin, own)).toEqual([422, 'NOT_YOURSELF']);
  });

  it('has no rights that the administrator may not give', async () => {
    await given(test).groupRole('view-few', { roles: ['access-admin'], grants: ['guest'] });
    await given(test).newUser('view-few', { groupRole: 'view-few', areas: ['2000:all:'] });
    const few = await test.login('view-few');
    expect(await refused(few, dealer)).toEqual([422, 'NOT_YOURS_TO_GRANT']);
  });

  it('has no areas outside those of the administrator', async () => {
    const areas = ['2000:salesman:SP1'];
    await given(test).newUser('view-sp1', { groupRole: 'access-admin', areas });
    const narrow = await test.login('view-sp1');
    const wide = await userId(test.db, 'guest1');
    expect(await refused(narrow, wide)).toEqual([422, 'AREA_NOT_YOURS']);
  });

  it('is nobody without a reason of at most 200 characters', async () => {
    expect(await refused(admin, dealer, { reason: '  ' })).toEqual([400, 'BAD_REQUEST']);
    expect(await refused(admin, dealer, { reason: 'x'.repeat(201) })).toEqual([400, 'BAD_REQUEST']);
  });

  it('is nobody without a recent login of the administrator', async () => {
    const before = await events('view-as.started');
    await outdateLogins(test.db);
    expect(await refused(admin, dealer)).toEqual([422, 'REAUTHENTICATE']);
    expect(await events('view-as.started')).toEqual(before);
    const proof =
      'mutation ($password: String) { reauthenticate(password: $password) { message { status } } }';
    await test.gql(admin, proof, { password: fixturePassword });
    expect(await ask(await view(admin, dealer))).toBe('dealer1');
  });

  it('cannot be viewed from within a view', async () => {
    const token = await view(admin, dealer);
    expect(await refused(token, dealer)).toEqual([422, 'VIEW_AS_READS_ONLY']);
  });
});
