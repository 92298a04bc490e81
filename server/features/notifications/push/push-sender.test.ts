import type { lookup } from 'node:dns';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type PushService, startPushService } from '../testing/push-service.ts';
import { openPushSender, type PushSender, type SenderOptions } from './push-sender.ts';

let service: PushService;
beforeAll(async () => {
  service = await startPushService();
});
afterAll(() => service.close());
const opened: PushSender[] = [];
afterEach(() => {
  for (const sender of opened.splice(0)) sender.close();
  service.received.length = 0;
});

function sender(more: Partial<SenderOptions> = {}): PushSender {
  const made = openPushSender({ publicOnly: false, atOnce: 5, timeout: 5_000, ...more });
  opened.push(made);
  return made;
}
const push = (endpoint: string) => ({ endpoint, headers: { ttl: '60' }, body: Buffer.from('x') });

/** A resolver that knows names by what a test says. */
function resolver(names: Record<string, string[]>): typeof lookup {
  const resolve = (host: string, _options: object, found: (...args: unknown[]) => void) => {
    const addresses = names[host]?.map((address) => ({
      address,
      family: address.includes(':') ? 6 : 4,
    }));
    found(addresses ? null : new Error('unknown'), addresses);
  };
  return resolve as unknown as typeof lookup;
}

it('returns the status and Retry-After, ignoring the body', async () => {
  service.answers.set('busy', { status: 429, headers: { 'retry-after': '9' } });
  const calls = sender();
  expect(await calls.send(push(service.endpoint('one')))).toMatchObject({ status: 201 });
  expect(await calls.send(push(service.endpoint('busy')))).toEqual({
    status: 429,
    retryAfter: '9',
  });
  expect(service.received[0]).toMatchObject({ path: '/one', body: Buffer.from('x') });
});

it('does not follow redirects', async () => {
  service.answers.set('moved', { status: 307, headers: { location: service.endpoint('inside') } });
  expect(await sender().send(push(service.endpoint('moved')))).toMatchObject({ status: 307 });
  expect(service.received.map(({ path }) => path)).toEqual(['/moved']);
});

it('fails on timeout, on an unreachable service and on shutdown', async () => {
  service.answers.set('hang', 'hang');
  const quick = sender({ timeout: 30 });
  expect(await quick.send(push(service.endpoint('hang')))).toEqual({ failed: 'timeout' });
  expect(await sender().send(push('http://127.0.0.1:9/x'))).toEqual({ failed: 'network' });
  const nowhere = sender({ resolve: resolver({}) });
  expect(await nowhere.send(push('https://push.example/x'))).toEqual({ failed: 'network' });
  const stopped = sender();
  const answer = stopped.send(push(service.endpoint('hang')));
  stopped.close();
  expect(await answer).toEqual({ failed: 'stopped' });
  expect(await stopped.send(push(service.endpoint('one')))).toEqual({ failed: 'stopped' });
});

it('connects to no private address, even under a public name', async () => {
  const names = {
    'inside.example': ['10.0.0.5'],
    'both.example': ['8.8.8.8', '127.0.0.1'],
    'six.example': ['fd00::1'],
  };
  const calls = sender({ publicOnly: true, resolve: resolver(names) });
  for (const host of ['127.0.0.1', 'localhost', '[::1]', ...Object.keys(names)])
    expect(await calls.send(push(`https://${host}/x`)), host).toEqual({ failed: 'not-public' });
});

it('connects to the address that was checked', async () => {
  const lookups: string[] = [];
  const { port } = new URL(service.endpoint(''));
  const answers = [[{ address: '127.0.0.1', family: 4 }], [{ address: '10.0.0.1', family: 4 }]];
  const resolve = ((host: string, _options: object, found: (...args: unknown[]) => void) => {
    lookups.push(host);
    found(null, answers.shift());
  }) as unknown as typeof lookup;
  const calls = sender({ resolve });
  expect(await calls.send(push(`http://push.example:${port}/one`))).toMatchObject({ status: 201 });
  expect(lookups).toEqual(['push.example']);
});
