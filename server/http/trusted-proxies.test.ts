import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, expect, it, vi } from 'vitest';
import { type TrustProxy, trustedProxies, warnOfUntrustedProxy } from './trusted-proxies.ts';

afterEach(() => vi.useRealTimers());

/** A server that answers the address it takes its caller for, and the warnings it has logged. */
function start(trust: TrustProxy) {
  const warnings: string[] = [];
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      const line = JSON.parse(String(chunk));
      if (line.level === 40) warnings.push(line.msg);
      done();
    },
  });
  const app = Fastify({ logger: { stream }, trustProxy: trustedProxies(trust) });
  warnOfUntrustedProxy(app, trust);
  app.get('/', async (request) => request.ip);
  const sendFrom = async (remoteAddress: string, forwarded?: string) =>
    (
      await app.inject({
        url: '/',
        remoteAddress,
        headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
      })
    ).body;
  return { sendFrom, warnings };
}

it.each<[TrustProxy, string, string, string]>([
  [false, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  [0, '10.0.0.1', '1.1.1.1', '10.0.0.1'],
  [true, '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [1, '10.0.0.1', '1.1.1.1, 2.2.2.2', '2.2.2.2'],
  [2, '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.0.0.2', '2.2.2.2'],
  [['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 2.2.2.2, 10.9.9.9', '2.2.2.2'],
  [['10.0.0.0/8'], '192.0.2.1', '1.1.1.1', '192.0.2.1'],
  [['10.0.0.1'], '10.0.0.2', '1.1.1.1', '10.0.0.2'],
  [['loopback'], '::1', '1.1.1.1', '1.1.1.1'],
  [['loopback'], '::ffff:127.0.0.1', '1.1.1.1', '1.1.1.1'],
  [['uniquelocal'], 'fd00::1', '1.1.1.1', '1.1.1.1'],
  [['2001:db8::/32'], '2001:db8:1::1', '2001:db9::7', '2001:db9::7'],
])('trusting %j takes %s with "%s" for %s', async (trust, address, forwarded, ip) => {
  expect(await start(trust).sendFrom(address, forwarded)).toBe(ip);
});

it('warns of an untrusted proxy once an hour', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const { sendFrom, warnings } = start(false);
  for (let n = 0; n < 5; n++) await sendFrom('10.0.0.1', '1.1.1.1');
  expect(warnings).toEqual([expect.stringContaining('set PANNIER_TRUST_PROXY')]);
  vi.setSystemTime(Date.now() + 3_600_000);
  await sendFrom('10.0.0.1', '1.1.1.1');
  expect(warnings).toHaveLength(2);
});

it('warns neither of trusted proxies nor without the header', async () => {
  const { sendFrom, warnings } = start(['10.0.0.0/8']);
  await sendFrom('10.0.0.1', '1.1.1.1');
  await sendFrom('192.0.2.1');
  expect(warnings).toEqual([]);
});
