import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { outdateResets, setUser } from '../session/testing/reset.store.ts';
import { welcomeFirstOwner } from './first-owner.ts';
import { forgetPasswords, removeHosts } from './testing/owner.store.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
const password = 'Long-enough-for-all-7';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { operatorToken, port: 3000 } });
});
afterAll(() => test.close());

const appoint = (body: object, token = operatorToken) =>
  test.rest('POST', '/access/owner', { body, headers: { authorization: `Bearer ${token}` } });
const tokenOf = (link: string) =>
  new URLSearchParams(new URL(link).hash.slice(1)).get('reset') ?? '';
const reset = (link: string, host = 'localhost') =>
  test.rest('POST', '/reset-password', {
    body: { token: tokenOf(link), password },
    headers: { host },
  });
const login = async (username: string, typed = password, host = 'localhost') => {
  const sent = { body: { username, password: typed }, headers: { host } };
  return test.rest('POST', '/login', sent);
};

describe('an owner appointed by the operator (reading 55)', () => {
  it('sets the password by a link even if the host mails none', async () => {
    const { status, body } = await appoint({ username: 'ada', email: 'ada@bikes.test' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ username: 'ada', isNew: true, hours: 72 });
    expect(body.link).toMatch(/^http:\/\/[\w.]*localhost:3000\/[\w-]+\/login#reset=[\w-]{43}$/);
    const { hostname } = new URL(body.link);
    expect((await login('ada', password, hostname)).status).toBe(401);
    expect((await reset(body.link, hostname)).status).toBe(204);
    expect((await login('ada', password, hostname)).status).toBe(200);
    expect(await reset(body.link, hostname)).toMatchObject({ body: { code: 'RESET_INVALID' } });
  });

  it('has every permission in every sales organisation', async () => {
    await reset((await appoint({ username: 'bo', sorg: '3000' })).body.link, 'de.localhost');
    for (const host of ['localhost', 'de.localhost', 'id.localhost']) {
      const { body: session } = await login('bo', password, host);
      const { body } = await test.rest('GET', '/user', {
        headers: { host, authorization: `Bearer ${session.requestToken}` },
      });
      expect(JSON.stringify(body)).toContain('access.owner');
    }
  });

  it('reactivates and promotes a deactivated user', async () => {
    await setUser(test.db, 'dealer2', { active: false });
    const { body } = await appoint({ username: 'DEALER2', sorg: '2000' });
    expect(body.isNew).toBe(false);
    expect((await reset(body.link)).status).toBe(204);
    expect((await login('dealer2')).status).toBe(200);
  });

  it('has 72 hours for the link, and only the last one counts', async () => {
    const first = await appoint({ username: 'cleo', sorg: '2000' });
    const second = await appoint({ username: 'cleo', sorg: '2000' });
    expect((await reset(first.body.link)).status).toBe(404);
    await outdateResets(test.db, 72 * 60);
    expect(await reset(second.body.link)).toMatchObject({ body: { code: 'RESET_INVALID' } });
    const third = await appoint({ username: 'cleo', sorg: '2000' });
    await outdateResets(test.db, 72 * 60 - 5);
    expect((await reset(third.body.link)).status).toBe(204);
  });

  it('requires a host for the link', async () => {
    const answer = await appoint({ username: 'dan', sorg: '9999' });
    expect(answer).toMatchObject({ status: 409, body: { code: 'NO_HOST' } });
  });

  it('is recorded in the audit log without the name', async () => {
    await appoint({ username: 'eve-with-a-name' });
    const rows = await test.db.selectFrom('audit_event').selectAll().execute();
    const last = rows.filter(({ kind }) => kind === 'rights.changed').at(-1);
    expect(last).toMatchObject({ actor: 'operator', detail: { role: 'owner', isNew: true } });
    expect(JSON.stringify(rows)).not.toContain('eve-with-a-name');
  });

  it.each([{}, { username: '' }, { username: 'x', email: 'nobody' }, { username: 'x', role: 'y' }])(
    'is refused for %j',
    async (body) => {
      expect((await appoint(body)).status).toBe(400);
    },
  );

  it('is rejected without the operator token', async () => {
    const token = await test.login('accessadmin');
    for (const wrong of ['', 'x', token])
      expect((await appoint({ username: 'fay' }, wrong)).status).toBe(401);
  });
});

describe('a server in production that nobody can log in to', () => {
  const warnings = async (mode: 'production' | 'demo') => {
    const lines: unknown[][] = [];
    const config = { ...test.services.config, mode };
    await welcomeFirstOwner(
      { db: test.db, config },
      { warn: (...line: unknown[]) => void lines.push(line) },
    );
    return JSON.stringify(lines);
  };

  it('logs nothing while some user has a password', async () => {
    expect(await warnings('production')).toBe('[]');
  });

  it('logs a link for the first owner, in production only', async () => {
    await forgetPasswords(test.db);
    expect(await warnings('demo')).toBe('[]');
    const said = await warnings('production');
    const link = /http[^"]+/.exec(said)?.[0] ?? '';
    expect((await reset(link, new URL(link).hostname)).status).toBe(204);
    expect((await login('owner', password, new URL(link).hostname)).status).toBe(200);
    expect(await warnings('production')).toBe('[]');
  });

  it('requires a host first', async () => {
    await forgetPasswords(test.db);
    await removeHosts(test.db);
    expect(await warnings('production')).toContain('import sales_orgs.csv and hosts.csv');
  });
});
