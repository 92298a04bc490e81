import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetPush, keepPush, readPushState, turnOffPush, turnOnPush } from './keep-push.ts';
import { pushMemory } from './push-memory.ts';
import { FakePush, firstKey, secondKey } from './testing/fake-push.ts';

vi.mock('../session/session-tokens.ts', () => ({ accessToken: async () => null }));

const welcome = { title: 'Successfully subscribed!', body: '' };
const wish = (userId = 7, key = firstKey) => ({ userId, welcome, publicKey: async () => key });
const calls = () => fake.requests.map(({ method, endpoint }) => `${method} ${endpoint.at(-1)}`);

let fake: FakePush;
beforeEach(() => {
  fake = new FakePush();
});
const start = (userId?: number, key?: string) => keepPush(fake.door, true, wish(userId, key));

describe('at the start of the app', () => {
  test('with the permission it subscribes, posts and says so, once (B126, B128, B129)', async () => {
    await start();
    expect(calls()).toEqual(['POST 1']);
    expect(fake.shown).toEqual(['Successfully subscribed!']);
    expect(await readPushState(fake.door, 7)).toBe('on');
    await start();
    expect(calls()).toEqual(['POST 1']);
    expect(fake.shown).toHaveLength(1);
  });

  test.each(['default', 'denied', 'impossible'] as const)(
    'with the permission %s it does nothing and asks nobody (B127)',
    async (permission) => {
      fake.permission = permission;
      const publicKey = vi.fn();
      await keepPush(fake.door, true, { ...wish(), publicKey });
      expect([fake.asked, calls(), fake.present]).toEqual([0, [], null]);
      expect(publicKey).not.toHaveBeenCalled();
    },
  );

  test('without the flag there is no subscription, and one from before goes (F004)', async () => {
    await start();
    await keepPush(fake.door, false, wish());
    expect(fake.present).toBeNull();
    expect(fake.server.size).toBe(0);
    await keepPush(fake.door, false, wish());
    expect(calls()).toEqual(['POST 1', 'DELETE 1']);
  });

  test('another VAPID key: subscribed anew, the old address forgotten', async () => {
    await start();
    await start(7, secondKey);
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(fake.shown).toHaveLength(1);
  });

  test('another endpoint, as the browser or the worker gives it: posted again', async () => {
    await start();
    fake.changeEndpoint();
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(calls()).toEqual(['POST 1', 'POST 2', 'DELETE 1']);
  });

  test('other keys of the same endpoint: posted again', async () => {
    await start();
    if (fake.present) fake.present.auth = 'other';
    await start();
    expect(calls()).toEqual(['POST 1', 'POST 1']);
  });

  test('gone from the browser: subscribed anew', async () => {
    await start();
    fake.present = null;
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
  });

  test('another language: told, so that pushes come in it', async () => {
    await start();
    fake.language = 'de';
    await start();
    expect(fake.requests.map(({ locale }) => locale)).toEqual(['en-us', 'de']);
  });

  test('another user: a new address, so that nothing of the one before arrives', async () => {
    await start(7);
    await start(8);
    expect(fake.present?.endpoint).toBe('https://push.test/2');
    expect(await readPushState(fake.door, 8)).toBe('on');
    expect(await readPushState(fake.door, 7)).toBe('off');
  });

  test('a subscription nobody knows the owner of is given up', async () => {
    fake.changeEndpoint();
    await start();
    expect(calls()).toEqual(['POST 2']);
  });

  test('posted again after a day: the server may have lost it', async () => {
    await start();
    fake.time += 23 * 3600 * 1000;
    await start();
    expect(calls()).toHaveLength(1);
    fake.time += 2 * 3600 * 1000;
    await start();
    expect(calls()).toEqual(['POST 1', 'POST 1']);
  });

  test('without a network, a session or a good answer it is posted at the next start', async () => {
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

  test('permission taken back: the server is told', async () => {
    await start();
    fake.permission = 'denied';
    fake.present = null;
    await start();
    expect(fake.server.size).toBe(0);
    expect(await readPushState(fake.door, 7)).toBe('blocked');
  });
});

describe('after a tap', () => {
  test('asks, subscribes on consent and says so (B127, B128)', async () => {
    fake.permission = 'default';
    expect(await readPushState(fake.door, 7)).toBe('ask');
    expect(await turnOnPush(fake.door, wish())).toBe('on');
    expect([fake.asked, fake.shown]).toEqual([1, ['Successfully subscribed!']]);
  });

  test('asks before anything is awaited: browsers ask only within the tap', () => {
    fake.permission = 'default';
    void turnOnPush(fake.door, wish());
    expect(fake.asked).toBe(1);
  });

  test.each([
    ['denied', 'blocked'],
    ['default', 'dismissed'],
  ] as const)('an answer of %s is %s', async (answer, outcome) => {
    fake.permission = 'default';
    fake.answer = answer;
    expect(await turnOnPush(fake.door, wish())).toBe(outcome);
    expect(fake.present).toBeNull();
  });

  test('says what is in the way', async () => {
    fake.refusing = true;
    expect(await turnOnPush(fake.door, wish())).toBe('service');
    fake.refusing = false;
    fake.online = false;
    expect(await turnOnPush(fake.door, wish())).toBe('unreachable');
    const noKey = { ...wish(), publicKey: async () => Promise.reject(new Error('offline')) };
    expect(await turnOnPush(fake.door, noKey)).toBe('unreachable');
    fake.worker = false;
    expect(await turnOnPush(fake.door, wish())).toBe('impossible');
    expect(await readPushState(fake.door, 7)).toBe('impossible');
    fake.permission = 'impossible';
    expect(await turnOnPush(fake.door, wish())).toBe('impossible');
    expect(fake.asked).toBe(0);
  });

  test('switched off it stays off for this user, also after a start, until switched on', async () => {
    await start();
    await turnOffPush(fake.door, 7);
    await start();
    expect([fake.present, fake.server.size]).toEqual([null, 0]);
    expect(await turnOnPush(fake.door, wish())).toBe('on');
    await turnOffPush(fake.door, 7);
    await start(8);
    expect(await readPushState(fake.door, 8)).toBe('on');
  });
});

describe('a logout', () => {
  test('ends the subscription here and on the server; the next login begins one', async () => {
    await start();
    await forgetPush(fake.door);
    expect([fake.present, fake.server.size]).toEqual([null, 0]);
    await start();
    expect([...fake.server]).toEqual(['https://push.test/2']);
    expect(fake.shown).toHaveLength(1);
  });

  test('ends it here also without a network, and never fails', async () => {
    await start();
    fake.online = false;
    await forgetPush(fake.door);
    expect(fake.present).toBeNull();
    fake.worker = false;
    await forgetPush(fake.door);
    fake.permission = 'impossible';
    await forgetPush(fake.door);
    await forgetPush({
      ...fake.door,
      permission: () => 'granted',
      registration: () => Promise.reject(),
    });
  });
});

test('a storage that is forbidden or holds junk counts as empty', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const none = pushMemory({ getItem: forbidden, setItem: forbidden } as unknown as Storage);
  none.setOff(7, true);
  expect([none.sent(), none.isOff(7)]).toEqual([null, false]);
  for (const junk of ['{', '[]', '5', '{"endpoint":5}'])
    expect(pushMemory({ getItem: () => junk } as unknown as Storage).sent()).toBeNull();
});
