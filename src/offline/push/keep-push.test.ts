import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPush, keepPush, readPushState, turnOffPush, turnOnPush } from './keep-push.ts';
import { pushMemory } from './push-memory.ts';
import { FakePush, firstKey, secondKey } from './testing/fake-push.ts';

vi.mock('../session/session-tokens.ts', () => ({ accessToken: async () => null }));

const welcome = { title: 'Successfully subscribed!', body: '' };
const setup = (userId = 7, key = firstKey) => ({ userId, welcome, publicKey: async () => key });
const calls = () => fake.requests.map(({ method, endpoint }) => `${method} ${endpoint.at(-1)}`);

let fake: FakePush;
beforeEach(() => {
  fake = new FakePush();
});
const start = (userId?: number, key?: string) => keepPush(fake.platform, true, setup(userId, key));

describe('at the start of the app', () => {
  // B126, B128, B129
  test('subscribes with permission, posts and confirms it once', async () => {
    await start();
    expect(calls()).toEqual(['POST 1']);
    expect(fake.shown).toEqual(['Successfully subscribed!']);
    expect(await readPushState(fake.platform, 7)).toBe('on');
    await start();
    expect(calls()).toEqual(['POST 1']);
    expect(fake.shown).toHaveLength(1);
  });

  test.each(['default', 'denied', 'impossible'] as const)(
    'does nothing and asks for nothing at permission %s (B127)',
    async (permission) => {
      fake.permission = permission;
      const publicKey = vi.fn();
      await keepPush(fake.platform, true, { ...setup(), publicKey });
      expect([fake.prompts, calls(), fake.present]).toEqual([0, [], null]);
      expect(publicKey).not.toHaveBeenCalled();
    },
  );

  test('ends an existing subscription when the flag is off (F004)', async () => {
    await start();
    await keepPush(fake.platform, false, setup());
    expect(fake.present).toBeNull();
    expect(fake.server.size).toBe(0);
    await keepPush(fake.platform, false, setup());
    expect(calls()).toEqual(['POST 1', 'DELETE 1']);
  });

  test('subscribes again for a new VAPID key and forgets the old one', async () => {
    await start();
    await start(7, secondKey);
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(fake.shown).toHaveLength(1);
  });

  test('posts a changed endpoint from the browser or the worker', async () => {
    await start();
    fake.changeEndpoint();
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(calls()).toEqual(['POST 1', 'POST 2', 'DELETE 1']);
  });

  test('posts changed keys of the same endpoint again', async () => {
    await start();
    if (fake.present) fake.present.auth = 'other';
    await start();
    expect(calls()).toEqual(['POST 1', 'POST 1']);
  });

  test('subscribes again when the browser lost the subscription', async () => {
    await start();
    fake.present = null;
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
  });

  test('posts a changed language for later pushes', async () => {
    await start();
    fake.language = 'de';
    await start();
    expect(fake.requests.map(({ locale }) => locale)).toEqual(['en-us', 'de']);
  });

  test('uses a new endpoint for another user', async () => {
    await start(7);
    await start(8);
    expect(fake.present?.endpoint).toBe('https://push.test/2');
    expect(await readPushState(fake.platform, 8)).toBe('on');
    expect(await readPushState(fake.platform, 7)).toBe('off');
  });

  test('replaces a subscription of an unknown owner', async () => {
    fake.changeEndpoint();
    await start();
    expect(calls()).toEqual(['POST 2']);
  });

  test('posts again after a day in case the server lost it', async () => {
    await start();
    fake.time += 23 * 3600 * 1000;
    await start();
    expect(calls()).toHaveLength(1);
    fake.time += 2 * 3600 * 1000;
    await start();
    expect(calls()).toEqual(['POST 1', 'POST 1']);
  });

  test('retries at the next start after a failed post', async () => {
    fake.online = false;
    await start();
    fake.online = true;
    fake.token = null;
    await start();
    expect(fake.shown).toEqual([]);
    fake.token = 'token';
    await start();
    expect(calls()).toEqual(['POST 1']);
    expect(fake.shown).toHaveLength(1);
  });

  test('reports a revoked permission to the server', async () => {
    await start();
    fake.permission = 'denied';
    fake.present = null;
    await start();
    expect(fake.server.size).toBe(0);
    expect(await readPushState(fake.platform, 7)).toBe('blocked');
  });
});

describe('after a tap', () => {
  test('asks, subscribes on consent and confirms it (B127, B128)', async () => {
    fake.permission = 'default';
    expect(await readPushState(fake.platform, 7)).toBe('ask');
    expect(await turnOnPush(fake.platform, setup())).toBe('on');
    expect([fake.prompts, fake.shown]).toEqual([1, ['Successfully subscribed!']]);
  });

  test('asks for permission synchronously within the tap', () => {
    fake.permission = 'default';
    void turnOnPush(fake.platform, setup());
    expect(fake.prompts).toBe(1);
  });

  test.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ] as const)('returns for the answer %s: %s', async (answer, outcome) => {
    fake.permission = 'default';
    fake.answer = answer;
    expect(await turnOnPush(fake.platform, setup())).toBe(outcome);
    expect(fake.present).toBeNull();
  });

  test('reports what prevents it', async () => {
    fake.refusing = true;
    expect(await turnOnPush(fake.platform, setup())).toBe('service');
    fake.refusing = false;
    fake.online = false;
    expect(await turnOnPush(fake.platform, setup())).toBe('unreachable');
    const noKey = { ...setup(), publicKey: async () => Promise.reject(new Error('offline')) };
    expect(await turnOnPush(fake.platform, noKey)).toBe('unreachable');
    fake.worker = false;
    expect(await turnOnPush(fake.platform, setup())).toBe('impossible');
    expect(await readPushState(fake.platform, 7)).toBe('impossible');
    fake.permission = 'impossible';
    expect(await turnOnPush(fake.platform, setup())).toBe('impossible');
    expect(fake.prompts).toBe(0);
  });

  test('stays off for this user until switched on', async () => {
    await start();
    await turnOffPush(fake.platform, 7);
    await start();
    expect([fake.present, fake.server.size]).toEqual([null, 0]);
    expect(await turnOnPush(fake.platform, setup())).toBe('on');
    await turnOffPush(fake.platform, 7);
    await start(8);
    expect(await readPushState(fake.platform, 8)).toBe('on');
  });
});

describe('a logout', () => {
  test('unsubscribes here and on the server until the next login', async () => {
    await start();
    await forgetPush(fake.platform);
    expect([fake.present, fake.server.size]).toEqual([null, 0]);
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(fake.shown).toHaveLength(1);
  });

  test('ends it here even without a network and never fails', async () => {
    await start();
    fake.online = false;
    await forgetPush(fake.platform);
    expect(fake.present).toBeNull();
    fake.worker = false;
    await forgetPush(fake.platform);
    fake.permission = 'impossible';
    await forgetPush(fake.platform);
    await forgetPush({
      ...fake.platform,
      permission: () => 'granted',
      registration: () => Promise.reject(),
    });
  });
});

test('treats a forbidden or corrupt storage as empty', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const none = pushMemory({ getItem: forbidden, setItem: forbidden } as unknown as Storage);
  none.setOff(7, true);
  expect([none.sent(), none.isOff(7)]).toEqual([null, false]);
  for (const junk of ['{', '[]', '5', '{"endpoint":5}'])
    expect(pushMemory({ getItem: () => junk } as unknown as Storage).sent()).toBeNull();
});
