import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Config } from '#server/config.ts';
import { buildApp } from '#server/http/app.ts';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ config: { operatorToken } });
});
afterAll(() => test.close());

const put = (body: object, token: string | null = operatorToken) =>
  test.rest('PUT', '/server/status', {
    body,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
  });
const basic = { authorization: `Basic ${Buffer.from('portal:portal').toString('base64')}` };
const status = async () => (await test.rest('GET', '/server/status', { headers: basic })).body;
const online = { status: 'online', message: '' };

afterEach(async () => {
  await put(online);
});

it('rejects reading the metrics without the operator token', async () => {
  const metrics = (headers = {}) => test.rest('GET', '/metrics', { headers });
  for (const headers of [{}, { authorization: 'Bearer x' }, basic])
    expect(await metrics(headers)).toMatchObject({ status: 401, body: { code: 'OPERATOR_TOKEN' } });
  const { status: code, body } = await metrics({ authorization: `Bearer ${operatorToken}` });
  expect(code).toBe(200);
  expect(body).toContain('http_request_duration_seconds');
});

it('shows the metrics without a token to this machine in the demo only', async () => {
  const config = { ...test.services.config, operatorToken: null };
  const readStatus = async (mode: Config['mode'], remoteAddress = '127.0.0.1') => {
    const other = await buildApp({ ...test.services, config: { ...config, mode } });
    const { statusCode } = await other.inject({ url: '/metrics', remoteAddress });
    await other.close();
    return statusCode;
  };
  expect(await readStatus('production')).toBe(401);
  expect(await readStatus('demo')).toBe(200);
  expect(await readStatus('demo', '192.0.2.7')).toBe(401);
});

describe('PUT /server/status', () => {
  it('takes the server offline and online immediately', async () => {
    const token = await test.login('dealer1');
    const maintenance = { status: 'maintenance', message: 'Back at 14:00' };
    expect(await status()).toEqual({ status: 'online' });
    expect(await put(maintenance)).toMatchObject({ status: 200, body: maintenance });
    expect(await status()).toEqual(maintenance);
    expect(await test.rest('GET', '/user', { token })).toMatchObject({
      status: 500,
      body: maintenance,
    });
    expect((await put({ status: 'maintenance' })).body.message).toBe('');
    expect(await put(online)).toMatchObject({ status: 200 });
    expect((await test.rest('GET', '/user', { token })).status).toBe(200);
  });

  it('requires no known host', async () => {
    const answer = await test.rest('PUT', '/server/status', {
      body: online,
      headers: { authorization: `Bearer ${operatorToken}`, host: 'load-balancer.internal:8080' },
    });
    expect(answer.status).toBe(200);
  });

  // B024
  it('reaches another server on the database within two seconds', async () => {
    // Another handle on the database has a memory of its own, as another process has.
    const db = test.db.withSchema('public');
    const other = await buildApp({ ...test.services, db });
    const getStatus = () =>
      other.inject({ url: '/user', headers: { host: 'localhost' } }).then((r) => r.statusCode);
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      expect(await getStatus()).toBe(401);
      await put({ status: 'maintenance', message: 'Soon' });
      vi.advanceTimersByTime(1_999);
      expect(await getStatus()).toBe(401);
      vi.advanceTimersByTime(1);
      expect(await getStatus()).toBe(500);
    } finally {
      vi.useRealTimers();
      await other.close();
    }
  });

  it.each([
    null,
    '',
    'wrong',
    operatorToken.slice(0, -1),
    `${operatorToken}x`,
    operatorToken.toUpperCase(),
    'x'.repeat(10_000),
  ])('refuses the token %j and changes nothing', async (token) => {
    const answer = await put({ status: 'maintenance', message: 'x' }, token);
    expect(answer).toMatchObject({ status: 401, body: { code: 'OPERATOR_TOKEN' } });
    expect(await status()).toEqual({ status: 'online' });
  });

  it('refuses users and the credentials of the runtime file', async () => {
    const token = await test.login('accessadmin');
    const body = { status: 'maintenance', message: 'x' };
    for (const authorization of [`Bearer ${token}`, basic.authorization])
      expect(
        await test.rest('PUT', '/server/status', { body, headers: { authorization } }),
      ).toMatchObject({ status: 401 });
  });

  it.each([
    {},
    { status: 'offline' },
    { status: 'Online' },
    { status: ['online'] },
    { status: 'maintenance', message: 5 },
    { status: 'maintenance', message: 'a\0b' },
    { status: 'maintenance', message: 'x'.repeat(1_001) },
    { status: 'maintenance', mesage: 'Back at 14:00' },
    [],
  ])('refuses %j', async (body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { code: 'BAD_REQUEST' } });
    expect(await status()).toEqual({ status: 'online' });
  });

  it('keeps umlauts, line breaks and markup of the message as text', async () => {
    const message = 'Zurück um 14 Uhr\n<script>alert(1)</script> 🚲';
    await put({ status: 'maintenance', message });
    expect((await status()).message).toBe(message);
  });
});

it('refuses every token while the server has none', async () => {
  const { services } = test;
  const without = { ...services, config: { ...services.config, operatorToken: null } };
  const other = await buildApp(without);
  for (const authorization of ['Bearer null', 'Bearer ', `Bearer ${operatorToken}`]) {
    const answer = await other.inject({
      method: 'PUT',
      url: '/server/status',
      headers: { host: 'localhost', authorization },
      payload: { status: 'maintenance' },
    });
    expect(answer.statusCode).toBe(401);
  }
  await other.close();
});
