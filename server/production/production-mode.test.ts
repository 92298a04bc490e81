import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#server/config.ts';
import { hashPassword } from '#server/lib/password.ts';
import { explain, start } from '#server/main.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { fixturePassword } from '#server/testing/seed.ts';
import { hasDemoData, markDemoData } from './demo-data.store.ts';
import { demoPassword } from './published-passwords.ts';
import { refuseDemoData, warnOfMissingProxy } from './refuse-unsafe.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-production-'));
beforeAll(() => fillDataFolder(join(folder, 'data'), 'empty'));
afterAll(() => rmSync(folder, { recursive: true }));

const production = { PANNIER_MODE: 'production', PANNIER_LOG_LEVEL: 'silent', HOST: '127.0.0.1' };
const settings = (env: Record<string, string>) =>
  readConfig({ ...production, PORT: '0', PANNIER_DATA_DIR: join(folder, 'data'), ...env });

it('refuses to start with default secrets and names them', async () => {
  const reason = await start(settings({})).then(() => 'started', explain);
  expect(reason).toMatch(/^Not safe for production:\n {2}PANNIER_BASIC_AUTH /);
});

it('starts with own secrets and without demo data', async () => {
  const server = await start(settings({ PANNIER_BASIC_AUTH: 'shop:Xk29-vela-77' }));
  const answer = await fetch(`${server.address}/metrics`);
  await server.stop();
  expect(answer.status).toBe(401);
}, 90_000);

it.each([
  ['production', undefined, 1],
  ['production', 'false', 0],
  ['production', 'true', 0],
  ['demo', undefined, 0],
] as const)('warns in %s with the proxy %j %i times', (mode, proxy, times) => {
  const warn = vi.fn();
  const env = { PANNIER_MODE: mode, ...(proxy && { PANNIER_TRUST_PROXY: proxy }) };
  warnOfMissingProxy(settings(env), { warn });
  expect(warn.mock.calls.map(([text]) => /PANNIER_TRUST_PROXY is not set/.test(text))).toEqual(
    Array(times).fill(true),
  );
});

describe('with a database', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp({ config: { mode: 'production' } });
  });
  afterAll(() => test.close());
  const login = (password: string) =>
    test.rest('POST', '/login', { body: { username: 'dealer1', password } });

  it('rejects logins with the demo password', async () => {
    expect((await login(fixturePassword)).status).toBe(200);
    await test.db
      .updateTable('app_user')
      .set({ password_hash: await hashPassword(demoPassword) })
      .where('username', '=', 'dealer1')
      .execute();
    expect(await login(demoPassword)).toMatchObject({
      status: 401,
      body: { code: 'LOGIN_FAILED' },
    });
  });

  it('recognises a demo login by its mail address', async () => {
    const setMail = (email: string) =>
      test.db.updateTable('app_user').set({ email }).where('username', '=', 'dealer1').execute();
    expect(await hasDemoData(test.db)).toBe(false);
    await setMail('Dealer.us@Pannier.example');
    expect(await hasDemoData(test.db)).toBe(true);
    await setMail('dealer1@shop.example');
  });

  it('refuses a database filled by npm start', async () => {
    const { config } = test.services;
    await refuseDemoData(config, test.db);
    await markDemoData(test.db);
    await expect(refuseDemoData(config, test.db)).rejects.toThrow('demo distributor');
    await refuseDemoData({ ...config, mode: 'demo' }, test.db);
  });
});
