import { createECDH, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { mostDevices } from './push-subscription.store.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  token = await test.login('dealer1');
});
afterAll(() => test.close());
beforeEach(() => test.db.deleteFrom('push_subscription').execute());

const path = '/notification/subscriptions';
const p256dh = createECDH('prime256v1').generateKeys('base64url');
const auth = randomBytes(16).toString('base64url');
const device = (name = 'one') => ({
  endpoint: `https://push.example/send/${name}`,
  expirationTime: null,
  keys: { p256dh, auth },
});
const post = (body: object, sender = token, headers?: Record<string, string>) =>
  test.rest('POST', path, { token: sender, body, headers });
const remove = (endpoint: unknown, sender = token) =>
  test.rest('DELETE', path, { token: sender, body: { endpoint } });
const devices = () =>
  test.db
    .selectFrom('push_subscription as p')
    .innerJoin('app_user as u', 'u.id', 'p.user_id')
    .select(['p.endpoint', 'p.sorg', 'p.host', 'p.locale', 'p.p256dh', 'p.auth', 'u.username'])
    .orderBy('p.endpoint')
    .execute();

describe('POST /notification/subscriptions', () => {
  // N136
  it('stores a device with user, host and language, returns 204', async () => {
    const answer = await post(device(), token, { 'accept-language': 'fr' });
    expect(answer).toMatchObject({ status: 204, body: '' });
    expect(await devices()).toEqual([
      {
        endpoint: 'https://push.example/send/one',
        username: 'dealer1',
        sorg: '2000',
        host: 'localhost',
        locale: 'fr',
        p256dh,
        auth,
      },
    ]);
  });

  it('keeps a device once with its latest values', async () => {
    await post(device());
    const fresh = randomBytes(16).toString('base64url');
    const there = await test.login('dealer1', 'us.localhost');
    await post({ ...device(), keys: { p256dh, auth: fresh } }, there);
    expect(await devices()).toMatchObject([{ auth: fresh, host: 'us.localhost' }]);
  });

  it('reassigns a device to its latest subscriber on any host', async () => {
    await post(device());
    await post(device(), await test.login('dealer9'));
    expect(await devices()).toMatchObject([
      { username: 'dealer9', sorg: '3000', host: 'de.localhost' },
    ]);
  });

  it('accepts subscriptions as browsers send them', async () => {
    const { keys } = device();
    for (const sent of [
      { endpoint: 'https://fcm.googleapis.com/fcm/send/dA:APA91b', keys },
      { ...device('time'), expirationTime: 1_793_000_000_000 },
      { ...device('padded'), keys: { p256dh: `${p256dh}=`, auth: `${auth}==` } },
      { ...device('options'), options: { userVisibleOnly: true } },
      {
        ...device(),
        endpoint: `https://wns2-db5p.notify.windows.com/w/?token=${'a%2b'.repeat(300)}`,
      },
    ])
      expect((await post(sent)).status, JSON.stringify(sent)).toBe(204);
  });

  it('keeps twenty devices per user and drops the oldest', async () => {
    const other = await test.login('dealer2');
    await post(device('other'), other);
    for (let number = 1; number <= mostDevices; number += 1) await post(device(`n${number}`));
    await post(device('n1'));
    await post(device('new'));
    const names = (await devices()).map(({ endpoint }) => endpoint.split('/').at(-1));
    expect(names).toHaveLength(mostDevices + 1);
    for (const kept of ['other', 'n1', 'n3', 'new']) expect(names).toContain(kept);
    expect(names).not.toContain('n2');
  });

  it('keeps twenty devices under concurrent requests', async () => {
    const answers = await Promise.all(
      Array.from({ length: mostDevices + 8 }, (_, number) => post(device(`p${number}`))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await devices()).toHaveLength(mostDevices);
  });

  const { endpoint, keys } = device();
  it.each([
    [{}, 'endpoint'],
    [{ endpoint }, 'keys'],
    [{ keys }, 'endpoint'],
    [{ endpoint: 'http://push.example/send', keys }, 'endpoint'],
    [{ endpoint: 'ftp://push.example/send', keys }, 'endpoint'],
    [{ endpoint: 'javascript:alert(1)', keys }, 'endpoint'],
    [{ endpoint: 'push.example/send', keys }, 'endpoint'],
    [{ endpoint: '', keys }, 'endpoint'],
    [{ endpoint: 5, keys }, 'endpoint'],
    [{ endpoint: [endpoint], keys }, 'endpoint'],
    [{ endpoint: 'https://me:secret@push.example/', keys }, 'endpoint'],
    [{ endpoint: ' https://push.example/', keys }, 'endpoint'],
    [{ endpoint: 'https://push.example/a\0b', keys }, 'endpoint'],
    [{ endpoint: 'https://push.example/ä', keys }, 'endpoint'],
    [{ endpoint: `https://push.example/${'x'.repeat(2_000)}`, keys }, 'endpoint'],
    [{ endpoint, expirationTime: 'tomorrow', keys }, 'expirationTime'],
    [{ endpoint, keys: { auth } }, 'keys.p256dh'],
    [{ endpoint, keys: { p256dh } }, 'keys.auth'],
    [{ endpoint, keys: { p256dh: '', auth } }, 'keys.p256dh'],
    [{ endpoint, keys: { p256dh: `${p256dh.slice(0, -4)}AAAA`, auth } }, 'keys.p256dh'],
    [{ endpoint, keys: { p256dh: p256dh.slice(0, 43), auth } }, 'keys.p256dh'],
    [{ endpoint, keys: { p256dh: '\0', auth } }, 'keys.p256dh'],
    [{ endpoint, keys: { p256dh, auth: 'AAAA' } }, 'keys.auth'],
    [{ endpoint, keys: { p256dh, auth: `${auth}${auth}` } }, 'keys.auth'],
    [{ endpoint, keys: { p256dh, auth: '!!!!!!!!!!!!!!!!!!!!!!' } }, 'keys.auth'],
    [[], 'endpoint'],
  ])('refuses %j', async (sent, field) => {
    const answer = await post(sent);
    expect(answer).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST', field } });
    expect(await devices()).toEqual([]);
  });

  it('rejects a missing body, invalid JSON and a missing login', async () => {
    expect((await test.rest('POST', path, { token })).status).toBe(400);
    const plain = { token, body: device(), headers: { 'content-type': 'text/plain' } };
    expect((await test.rest('POST', path, plain)).status).toBe(400);
    expect((await test.rest('POST', path, { body: device() })).status).toBe(401);
    expect((await test.rest('POST', path, { token: 'forged', body: device() })).status).toBe(401);
    expect(await devices()).toEqual([]);
  });

  it('stores nothing for a deactivated user', async () => {
    const leaver = await test.login('vendor1');
    const set = (active: boolean) =>
      test.db.updateTable('app_user').set({ active }).where('username', '=', 'vendor1').execute();
    await set(false);
    const { status, body } = await post(device(), leaver);
    expect(status).toBe(401);
    // Which one depends on whether this server has read the revocation yet.
    expect(['SESSION_ENDED', 'TOKEN_REVOKED']).toContain(body.code);
    expect(await devices()).toEqual([]);
    await set(true);
  });
});

describe('DELETE /notification/subscriptions', () => {
  it('deletes the user’s own device and accepts a repeated call', async () => {
    await post(device('one'));
    await post(device('two'));
    for (let times = 0; times < 2; times += 1)
      expect((await remove(device('one').endpoint)).status).toBe(204);
    expect(await devices()).toMatchObject([{ endpoint: device('two').endpoint }]);
  });

  it('neither deletes nor reveals devices of others', async () => {
    await post(device());
    const other = await test.login('dealer2');
    expect((await remove(device().endpoint, other)).status).toBe(204);
    expect(await devices()).toHaveLength(1);
    const nobody = { body: { endpoint: device().endpoint } };
    expect((await test.rest('DELETE', path, nobody)).status).toBe(401);
    expect(await devices()).toHaveLength(1);
  });

  it.each([undefined, null, 5, '', 'http://push.example', '%', 'https://push.example/\0'])(
    'refuses the endpoint %j',
    async (wrong) => {
      await post(device());
      expect((await remove(wrong)).status).toBe(400);
      expect(await devices()).toHaveLength(1);
    },
  );
});

it('rejects private addresses in production', async () => {
  const { buildApp } = await import('#server/http/app.ts');
  const live = await buildApp({
    ...test.services,
    config: { ...test.services.config, mode: 'production' },
  });
  const subscribe = async (endpoint: string) => {
    const headers = { host: 'localhost', authorization: `Bearer ${token}` };
    const payload = { ...device(), endpoint };
    const answer = await live.inject({ method: 'POST', url: path, headers, payload });
    return answer.statusCode;
  };
  expect(await subscribe('https://127.0.0.1/x')).toBe(400);
  expect(await subscribe('https://localhost/x')).toBe(400);
  expect(await subscribe('https://push.example/x')).toBe(204);
  expect((await post({ ...device(), endpoint: 'https://127.0.0.1/x' })).status).toBe(204);
  await live.close();
});
