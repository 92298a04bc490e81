import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';
import { buildApp } from './app.ts';

let test: TestApp;
let port: number;
beforeAll(async () => {
  test = await startTestApp();
  await test.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = test.app.server.address() as AddressInfo);
});
afterAll(() => test.close());

/** Sends bytes as they are, which HTTP clients would refuse to. @returns the status of the answer */
function send(lines: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    let answer = '';
    socket.setEncoding('latin1').on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('error', reject).on('close', () => resolve(Number(answer.split(' ')[1])));
    socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  });
}

/** A call that needs a known host and a login: 401 means that the host was known. */
const user = (...headers: string[]) => send(['GET /user HTTP/1.1', ...headers]);

describe('a Host header', () => {
  it.each([
    'localhost',
    'LOCALHOST',
    'LocalHost:3000',
    'localhost:',
    'localhost:99999',
    'us.localhost',
  ])('is known as "%s"', async (host) => {
    expect(await user(`Host: ${host}`)).toBe(401);
  });

  it.each([
    'unknown.example',
    '[::1]',
    '[::1]:3000',
    '[::1',
    '::1',
    '127.0.0.1',
    'localhost.',
    'localhost/../us.localhost',
    'localhost@evil.example',
    'localhost,us.localhost',
    "localhost' or 1=1 --",
    'l\u00f6calhost',
    '\u00ff\u00fe\u0080',
    'xn--lcalhost-n4a',
    '%00',
    '%6cocalhost',
    '*',
    '..',
    ':',
    ':3000',
    '',
    '__proto__',
    'constructor',
    'a'.repeat(254),
    'a'.repeat(8_000),
    `${'a.'.repeat(2_000)}localhost`,
  ])('matches no host as %j', async (host) => {
    expect(await user(`Host: ${host}`)).toBe(404);
  });

  it.each(['a\u0000b', 'a\u0007b', 'a\u007fb'])(
    'is rejected with control characters (%j)',
    async (host) => {
      expect(await user(`Host: ${host}`)).toBe(400);
    },
  );

  it('may be missing only in HTTP 1.0 and then matches no host', async () => {
    expect(await user()).toBe(400);
    expect(await send(['GET /user HTTP/1.0'])).toBe(404);
  });

  it('is rejected when there are two (L6)', async () => {
    expect(await user('Host: localhost', 'Host: nowhere.example')).toBe(400);
    expect(await user('Host: nowhere.example', 'host: localhost')).toBe(400);
    expect(await user('Host: localhost', 'Host: localhost')).toBe(400);
  });

  it('ignores X-Forwarded-Host without a proxy', async () => {
    expect(await user('Host: localhost', 'X-Forwarded-Host: nowhere.example')).toBe(401);
    expect(await user('Host: nowhere.example', 'X-Forwarded-Host: localhost')).toBe(404);
  });

  it.each([
    ['us.localhost', 401],
    ['nowhere.example, us.localhost', 401],
    ['us.localhost, nowhere.example', 404],
    [', ,', 404],
    ['[::1', 404],
    ['\u00ff', 404],
    ['a'.repeat(8_000), 404],
  ])('is what the proxy in front forwards last: %j', async (forwarded, status) => {
    const behind = await buildApp({
      ...test.services,
      config: { ...test.services.config, trustProxy: true },
    });
    const headers = { host: 'portal.internal', 'x-forwarded-host': forwarded };
    const answer = await behind.inject({ url: '/user', headers });
    expect(answer.statusCode).toBe(status);
    await behind.close();
  });

  it('does not matter on routes without a host', async () => {
    for (const host of ['', '\u00ff', 'x'.repeat(5_000)]) {
      expect(await send(['GET /healthz HTTP/1.1', `Host: ${host}`])).toBe(200);
      expect(await send(['GET /server/status HTTP/1.1', `Host: ${host}`])).toBe(401);
    }
  });
});
