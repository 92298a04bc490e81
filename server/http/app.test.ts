import { Agent, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

describe('request ids', () => {
  it('returns the sent id when it is harmless', async () => {
    const headers = { 'x-request-id': 'outbox:0f3a-77' };
    const answer = await test.rest('GET', '/nothing', { headers });
    expect(answer.headers['x-request-id']).toBe('outbox:0f3a-77');
    expect(answer.body.requestId).toBe('outbox:0f3a-77');
  });

  it.each(['short', 'x'.repeat(65), 'with space and more', '<script>alert(1)'])(
    'makes a new one instead of "%s"',
    async (id) => {
      const { headers } = await test.rest('GET', '/healthz', { headers: { 'x-request-id': id } });
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    },
  );
});

describe('bodies', () => {
  it('rejects bodies too long, not JSON or of another type', async () => {
    const post = (payload: string, type = 'application/json') =>
      test.app.inject({
        method: 'POST',
        url: '/login',
        headers: { host: 'localhost', 'content-type': type },
        payload,
      });
    const tooLong = await post(JSON.stringify({ username: 'x'.repeat(1_000_001) }));
    expect(tooLong.statusCode).toBe(413);
    expect(tooLong.json().code).toBe('TOO_LARGE');
    expect((await post('{')).json()).toMatchObject({ code: 'BAD_REQUEST' });
    expect((await post('<a/>', 'text/xml')).statusCode).toBe(415);
  });
});

describe('answers', () => {
  it('are compressed with brotli when they are long', async () => {
    const token = await test.login('dealer1');
    const answer = await test.app.inject({
      url: '/metrics',
      headers: { 'accept-encoding': 'br', authorization: `Bearer ${token}` },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('addresses', () => {
  it.each([
    ['/images/%ff.webp', 400],
    [`/server/config/${'a'.repeat(400)}`, 414],
  ])('are rejected when unreadable: %s', async (url, status) => {
    const answer = await test.rest('GET', url);
    expect(answer.status).toBe(status);
    expect(answer.body).toEqual({
      code: 'BAD_REQUEST',
      message: expect.any(String),
      requestId: answer.headers['x-request-id'],
    });
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('headers', () => {
  // L7
  it.each([
    '/healthz',
    '/nothing',
    '/user',
    '/graphql',
    '/images/none.webp',
    '/%ff',
    `/server/config/${'a'.repeat(400)}`,
  ])('forbid framing, sniffing and sharing, even on errors: %s', async (url) => {
    expect((await test.rest('GET', url)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('sends HSTS over https, even for an unreadable URL (L7)', async () => {
    const { buildApp } = await import('./app.ts');
    const config = { ...test.services.config, trustProxy: true };
    const app = await buildApp({ ...test.services, config });
    const headers = { 'x-forwarded-proto': 'https' };
    for (const url of ['/healthz', '/%ff'])
      expect((await app.inject({ url, headers })).headers).toHaveProperty(
        'strict-transport-security',
      );
    await app.close();
  });

  it('are sent in the response to invalid HTTP (L7)', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('NO SUCH THING\r\n\r\n');
    expect(await text(socket)).toMatch(
      /^HTTP\/1.1 400 Bad Request\r\n[\s\S]*cross-origin-resource-policy: same-origin\r\n/,
    );
  });
});

describe('behind a proxy', () => {
  it('takes the address from the proxy, not from the caller', async () => {
    const { buildApp } = await import('./app.ts');
    const config = { ...test.services.config, trustProxy: true };
    const app = await buildApp({ ...test.services, config });
    app.get('/who', async (request) => request.ip);
    const headers = { host: 'localhost', 'x-forwarded-for': '6.6.6.6, 203.0.113.7' };
    expect((await app.inject({ url: '/who', headers })).body).toBe('203.0.113.7');
    await app.close();
  });
});

describe('metrics', () => {
  it('count responses by route and operations by name', async () => {
    const token = await test.login('dealer1');
    await test.gql(token, '{ customerCompanies { sorg } }');
    const { body } = await test.rest('GET', '/metrics');
    expect(body).toMatch(
      /http_request_duration_seconds_count{method="POST",route="\/graphql",status="200"} 1/,
    );
    expect(body).toContain('graphql_operations_total{operation="other",outcome="ok"} 1');
    expect(body).toContain('process_resident_memory_bytes');
  });
});

describe('stopping', () => {
  it('shuts down despite an open client connection', async () => {
    const { buildApp } = await import('./app.ts');
    const app = await buildApp(test.services);
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const agent = new Agent({ keepAlive: true });
    const sendRequest = () =>
      new Promise<number>((resolve, reject) => {
        request({ port, path: '/healthz', agent }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
    expect(await sendRequest()).toBe(200);
    await app.close();
    await expect(sendRequest()).rejects.toThrow();
    agent.destroy();
  });
});
