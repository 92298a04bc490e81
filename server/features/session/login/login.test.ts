import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countStatements } from '#server/db/statement-count.ts';
import { forgetHosts } from '#server/features/hosts/hosts.public.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { loginLimits } from './throttle.rules.ts';
import { claimAttempt } from './throttle.store.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { trustProxy: true } });
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('login_failure').execute());

const attempt = (username: string, password = fixturePassword, headers = {}) =>
  test.rest('POST', '/login', { body: { username, password }, headers });

/** Returns the claims of a JWT without verifying it. */
const claims = (token: string) =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());

describe('a login', () => {
  it('returns tokens bound to the user and the only customer', async () => {
    const { status, body, headers } = await attempt('DEALER1');
    expect(status).toBe(200);
    expect(body).toMatchObject({ tokenType: 'Bearer', expiresIn: 900_000 });
    expect(headers['cache-control']).toBe('no-store');
    const said = claims(body.requestToken);
    expect(said).toMatchObject({
      username: 'dealer1',
      sorg: '2000',
      areas: [{ sorg: '2000', limitation: 'customer', value: '0002000001' }],
      salesActiveCustCode: { unified: '0002000001', r3: 'R1', isr: 'I1' },
    });
    expect(said.scopes).toContain('page.catalog');
    expect(said.exp - said.iat).toBe(900);
  });

  it('selects no customer for a user with several', async () => {
    const { body } = await attempt('sales1');
    expect(claims(body.requestToken).salesActiveCustCode).toBeNull();
  });

  it('stores the refresh token only as a hash', async () => {
    const { body } = await attempt('dealer1');
    const rows = await test.db.selectFrom('refresh_token').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(body.refreshToken);
  });

  it('derives isSales from the role, not from the area', async () => {
    const of = async (name: string) => {
      const token = await test.login(name);
      return (await test.rest('GET', '/user', { token })).body;
    };
    expect(await of('sales1')).toMatchObject({ isSales: true, hasCustCode: false });
    expect(await of('group1')).toMatchObject({ isSales: true, limitation: 'sales_group' });
    expect(await of('vendor1')).toMatchObject({
      isSales: false,
      isCustVendor: true,
      customerData: { custCode: '0002000003' },
      salesActiveCustCode: { unified: '0002000003', r3: 'R3', isr: 'I3' },
    });
  });

  it('uses as many statements for every user', async () => {
    const counts = [];
    for (const name of ['dealer1', 'sales1', 'group1'])
      counts.push((await countStatements(() => attempt(name))).statements);
    expect(new Set(counts).size).toBe(1);
  });
});

describe('a login while the password is being changed', () => {
  it('is ended by the change, whichever is faster', async () => {
    let { body: own } = await attempt('dealer1');
    const change = `mutation M($input: ProfileInput!) {
      updateProfileUser(input: $input) { message { status } } }`;
    let password = fixturePassword;
    for (const newPassword of ['Another-2027', 'Another-2028', fixturePassword]) {
      const old = password;
      const input = { name: 'Test dealer1', language: 'en-us', currentPassword: old, newPassword };
      const [changed, ...logins] = await Promise.all([
        test.gql(own.requestToken, change, { input }),
        ...Array.from({ length: 4 }, () => attempt('dealer1', old)),
      ]);
      expect(changed.data.updateProfileUser.message.status).toBe(true);
      for (const { status, body: answer } of logins)
        if (status === 200) {
          const token = { token: answer.refreshToken };
          expect((await test.rest('POST', '/refresh-token', { body: token })).status).toBe(401);
        }
      password = newPassword;
      const token = { token: own.refreshToken };
      own = (await test.rest('POST', '/refresh-token', { body: token })).body;
    }
  });
});

describe('a login that fails', () => {
  it('answers alike for a wrong name and a wrong password', async () => {
    for (const answer of [await attempt('nobody'), await attempt('dealer1', 'wrong')]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: 'LOGIN_FAILED', message: 'Login failed' });
    }
  });

  it('names the wrong field where the host allows it (N025)', async () => {
    const set = async (config: object) => {
      await test.db
        .updateTable('host')
        .set({ config: JSON.stringify(config) })
        .where('host', '=', 'us.localhost')
        .execute();
      forgetHosts(test.db);
    };
    await set({ preciseLoginMessages: true });
    const host = { host: 'us.localhost' };
    expect((await attempt('nobody', 'x', host)).body.code).toBe('UNKNOWN_USER');
    expect((await attempt('dealer1', 'x', host)).body.code).toBe('WRONG_PASSWORD');
    await set({});
  });

  it('refuses deactivated users and those of other organisations', async () => {
    expect((await attempt('dealer9')).body.code).toBe('LOGIN_FAILED');
    const set = (active: boolean) =>
      test.db.updateTable('app_user').set({ active }).where('username', '=', 'guest1').execute();
    await set(false);
    expect((await attempt('guest1')).body.code).toBe('LOGIN_FAILED');
    await set(true);
  });

  it('names the field of a body without the right shape', async () => {
    const wrong = await test.rest('POST', '/login', { body: { username: 5, password: 'x' } });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', field: 'username' } });
    expect((await attempt('dealer1\0')).status).toBe(400);
    const none = await test.rest('POST', '/login');
    expect(none).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
  });
});

describe('the throttle', () => {
  it('blocks a user after ten failures despite the right password', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => attempt('dealer2', 'wrong')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
      429,
    ]);
    const { status, body, headers } = await attempt('dealer2');
    expect({ status, code: body.code }).toEqual({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
    expect(body.retryAfter).toBeGreaterThan(14 * 60_000);
    expect(body.retryAfter).toBeLessThanOrEqual(15 * 60_000);
    expect(headers['retry-after']).toBe(String(Math.ceil(body.retryAfter / 1000)));
    expect((await attempt('dealer1')).status).toBe(200);
  });

  it('refuses an address that tries many names', async () => {
    for (let n = 0; n < 30; n++) await attempt(`guess${n}`, 'wrong');
    expect((await attempt('dealer1')).status).toBe(429);
  });

  const elsewhere = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
  /** Fails ten times under a name from each of so many foreign addresses. */
  const attack = async (username: string, addresses: number) => {
    for (let from = 1; from <= addresses; from++)
      for (let n = 0; n < 10; n++) await attempt(username, 'wrong', elsewhere(from));
  };

  it('limits each attacker without locking out a known user', async () => {
    await attack('vendor1', 1);
    expect((await attempt('vendor1', fixturePassword, elsewhere(1))).status).toBe(429);
    expect((await attempt('vendor1')).status).toBe(200);
    await attack('vendor1', 5);
    expect((await attempt('vendor1', fixturePassword, elsewhere(99))).status).toBe(429);
    expect((await attempt('VENDOR1')).status).toBe(200);
  });

  it('forgets an address after a long time without a login', async () => {
    await attempt('vendor1');
    await test.db
      .updateTable('login_address')
      .set({ at: sql<Date>`at - interval '91 days'` })
      .execute();
    await attempt('dealer1');
    await attack('vendor1', 5);
    expect((await attempt('vendor1')).status).toBe(429);
  });

  it('counts all addresses of an IPv6 /64 as one', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:0:7::${n.toString(16)}` });
    for (let n = 0; n < 10; n++) await attempt('dealer1', 'wrong', from(n));
    expect((await attempt('dealer1', fixturePassword, from(77))).status).toBe(429);
  });

  it('allows logins again after fifteen minutes', async () => {
    for (let n = 0; n < 10; n++) await attempt('dealer1', 'wrong');
    expect((await attempt('dealer1')).status).toBe(429);
    const pass = (minutes: number) =>
      test.db
        .updateTable('login_failure')
        .set({ at: sql<Date>`at - make_interval(mins => ${minutes})` })
        .execute();
    await pass(15);
    expect((await attempt('dealer1')).status).toBe(200);
    await pass(45);
    expect((await attempt('dealer1')).status).toBe(200);
    expect(await test.db.selectFrom('login_failure').select('id').execute()).toEqual([]);
  });

  it('counts no attempt that a killed server left', async () => {
    const subject = loginLimits('dealer1', '127.0.0.1', true);
    for (let n = 0; n < 10; n++) await claimAttempt(test.db, subject);
    const { status, body } = await attempt('dealer1');
    expect(status).toBe(429);
    expect(body.retryAfter).toBeLessThanOrEqual(60_000);
    await test.db
      .updateTable('login_failure')
      .set({ under_way_until: sql<Date>`under_way_until - interval '1 minute'` })
      .execute();
    expect((await attempt('dealer1')).status).toBe(200);
  });

  it('keeps a failure for its whole time', async () => {
    await attempt('dealer1', 'wrong');
    const kept = await test.db.selectFrom('login_failure').select('under_way_until').execute();
    expect(kept.every(({ under_way_until }) => under_way_until === null)).toBe(true);
    expect(kept.length).toBeGreaterThan(1);
  });

  it('resets the failures after a successful login', async () => {
    for (let n = 0; n < 9; n++) await attempt('dealer1', 'wrong');
    expect((await attempt('dealer1')).status).toBe(200);
    const left = await test.db.selectFrom('login_failure').select('subject').execute();
    const subjects = new Set(left.map(({ subject }) => subject));
    expect(subjects).not.toContain('login:dealer1@127.0.0.1');
    expect(subjects).toContain('address:127.0.0.1');
  });

  it('counts wider networks of an IPv6 address as well', async () => {
    const from = (n: number) => ({ 'x-forwarded-for': `2001:db8:7:${n.toString(16)}::1` });
    const answers = [];
    for (let n = 0; n < 61; n++) answers.push(await attempt(`guess${n}`, 'wrong', from(n)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(60);
    for (let n = 0; n < 60; n++) await attempt(`guess${n}`, 'wrong', from(0x100 + n));
    expect((await attempt('dealer1', fixturePassword, from(0x200))).status).toBe(429);
    const other = { 'x-forwarded-for': '2001:db8:8::1' };
    expect((await attempt('dealer1', fixturePassword, other)).status).toBe(200);
    // Each of 122 tries hashes a password.
  }, 120_000);

  describe('and a known device', () => {
    const cookieOf = ({ headers }: { headers: Record<string, unknown> }) =>
      String(headers['set-cookie']).split(';')[0] ?? '';
    const at = (n: number, cookie: string) => ({ ...elsewhere(n), cookie });

    it('admits a known device during an attack from any address', async () => {
      const device = cookieOf(await attempt('vendor1'));
      await attack('vendor1', 5);
      expect((await attempt('vendor1', fixturePassword, elsewhere(99))).status).toBe(429);
      const answer = await attempt('vendor1', fixturePassword, at(99, device));
      expect(answer.status).toBe(200);
      expect(cookieOf(answer)).toBe(device);
    });

    it('has its own limit and uses up no other', async () => {
      const device = cookieOf(await attempt('vendor1'));
      const guesses = [];
      for (let n = 0; n < 12; n++) guesses.push(await attempt('vendor1', 'wrong', at(50, device)));
      expect(guesses.filter(({ status }) => status === 429)).toHaveLength(2);
      expect((await attempt('vendor1', fixturePassword, elsewhere(50))).status).toBe(200);
    });

    it('does not help another user', async () => {
      const device = cookieOf(await attempt('dealer1'));
      await attack('vendor1', 5);
      expect((await attempt('vendor1', fixturePassword, at(60, device))).status).toBe(429);
    });

    it.each([
      ['made up', `pannier-device=${'A'.repeat(43)}`],
      ['broken', 'pannier-device=x;;='],
    ])('is not one with a token that is %s', async (_what, cookie) => {
      await attack('vendor1', 5);
      expect((await attempt('vendor1', fixturePassword, at(70, cookie))).status).toBe(429);
      const first = await attempt('dealer1', fixturePassword, at(71, cookie));
      expect(cookieOf(first)).not.toBe(cookie);
    });

    it('is forgotten after 90 days without a login', async () => {
      const device = cookieOf(await attempt('vendor1'));
      await test.db
        .updateTable('login_device')
        .set({ at: sql<Date>`at - interval '91 days'` })
        .execute();
      await attack('vendor1', 5);
      expect((await attempt('vendor1', fixturePassword, at(80, device))).status).toBe(429);
    });

    it('sends its token only with login calls and stores its hash', async () => {
      const answer = await attempt('dealer1', fixturePassword, { 'x-forwarded-proto': 'https' });
      expect(answer.headers['set-cookie']).toMatch(
        /^__Secure-pannier-device=[\w-]{43}; Path=\/login; Max-Age=7776000; HttpOnly; SameSite=Strict; Secure$/,
      );
      const rows = await test.db.selectFrom('login_device').select('hash').execute();
      expect(JSON.stringify(rows)).not.toContain(cookieOf(answer).split('=')[1]);
    });
  });
});
