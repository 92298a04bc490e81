import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../testing/fake-locks.ts';
import { holdTimeouts } from '../testing/hold-timeouts.ts';
import { never } from '../testing/life.ts';
import { eraseSession, readSession, writeSession } from './token-vault.ts';

type Tokens = typeof import('./session-tokens.ts');

let requests: string[];
let answer: (refreshToken: string) => Promise<Response>;
let tabs: FakeChannel[] = [];

/** Tabs of one browser: each hears what the others say. */
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor() {
    tabs.push(this);
  }
  postMessage(data: unknown): void {
    for (const tab of tabs) if (tab !== this) queueMicrotask(() => tab.onmessage?.({ data }));
  }
}

/** Opens a tab by loading the module again, so that nothing in memory is shared. */
async function openTab(): Promise<Tokens> {
  vi.resetModules();
  return await import('./session-tokens.ts');
}

function token(name: string, lifetime = 900): string {
  return `e30.${btoa(JSON.stringify({ sub: 7, iat: 0, exp: lifetime, name }))}.s`;
}

const login = { requestToken: token('first'), refreshToken: 'r0', user: { id: 7, name: 'Ada' } };

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  tabs = [];
  requests = [];
  answer = async () =>
    Response.json({
      requestToken: token(`t${requests.length}`),
      refreshToken: `r${requests.length}`,
    });
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    const { token: refreshToken } = JSON.parse(String(init.body));
    requests.push(refreshToken);
    return await answer(refreshToken);
  });
  vi.stubGlobal('navigator', { locks: new FakeLocks().forTab(never()) });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('stores the refresh token encrypted, not the access token', async () => {
  const tab = await openTab();
  await tab.storeSession(login);
  const stored = await dump();
  expect(stored).not.toContain('r0');
  expect(stored).not.toContain('Ada');
  expect(stored).not.toContain(login.requestToken);
  expect(await readSession()).toMatchObject({ refreshToken: 'r0', user: { name: 'Ada' } });
});

test('uses a valid token unchanged', async () => {
  const tab = await openTab();
  await tab.storeSession(login);
  expect(await tab.accessToken()).toBe(login.requestToken);
  expect(requests).toEqual([]);
});

test('refreshes the token before it expires', async () => {
  const tab = await openTab();
  await tab.storeSession({ ...login, requestToken: token('short', 30) });
  expect(await tab.accessToken()).toBe(token('t1'));
  expect(requests).toEqual(['r0']);
  expect(await readSession()).toMatchObject({ refreshToken: 'r1' });
});

test.each([-1, 1])('works with a clock that is wrong by %i day (R10, B134)', async (days) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3600_000 });
  try {
    const tab = await openTab();
    await tab.storeSession(login);
    expect(await tab.accessToken()).toBe(login.requestToken);
    vi.setSystemTime(Date.now() + 839_000);
    expect(await tab.accessToken()).toBe(login.requestToken);
    vi.setSystemTime(Date.now() + 2_000);
    expect(await tab.accessToken()).toBe(token('t1'));
    expect(requests).toEqual(['r0']);
  } finally {
    vi.useRealTimers();
  }
});

test('restores the stored session and user after a reload', async () => {
  await (await openTab()).storeSession(login);
  const reloaded = await openTab();
  expect(await reloaded.storedUser()).toEqual(login.user);
  expect(await reloaded.accessToken()).toBe(token('t1'));
});

test('refreshes once for ten calls in a tab', async () => {
  await (await openTab()).storeSession(login);
  const tab = await openTab();
  const tokens = await Promise.all(Array.from({ length: 10 }, () => tab.accessToken()));
  expect(new Set(tokens)).toEqual(new Set([token('t1')]));
  expect(requests).toEqual(['r0']);
});

test('refreshes once for two tabs at the same time (R6)', async () => {
  const one = await openTab();
  const two = await openTab();
  await one.storeSession({ ...login, requestToken: token('short', 30) });
  await vi.waitFor(async () => expect(await two.storedUser()).toEqual(login.user));
  const tokens = await Promise.all([one.accessToken(), two.accessToken()]);
  expect(tokens).toEqual([token('t1'), token('t1')]);
  expect(requests).toEqual(['r0']);
});

test('delays other tabs once while a tab freezes in a refresh (R6)', async () => {
  const time = holdTimeouts();
  const frozen = await openTab();
  const other = await openTab();
  const later = await openTab();
  await frozen.storeSession({ ...login, requestToken: token('short', 30) });
  await vi.waitFor(async () => expect(await other.storedUser()).toEqual(login.user));
  let thaw = () => {};
  const answered = answer;
  answer = (refreshToken) => {
    answer = answered;
    return new Promise((resolve) => {
      thaw = () => resolve(answered(refreshToken));
    });
  };
  const first = frozen.accessToken();
  await vi.waitFor(() => expect(requests).toEqual(['r0']));
  const second = other.accessToken();
  // Not as long as it may still be waiting for an answer.
  time.pass(7_999);
  expect(requests).toEqual(['r0']);
  time.pass(8_000);
  expect(await second).toBe(token('t2'));
  expect(requests).toEqual(['r0', 'r0']);
  // Later refreshes no longer wait for the frozen tab.
  expect(await other.refreshAccessToken()).toBe(token('t3'));
  expect(await later.refreshAccessToken()).toBe(token('t4'));
  thaw();
  expect(await first).toBe(token('t4'));
  expect(requests).toEqual(['r0', 'r0', 'r2', 'r3']);
  expect(await readSession()).toMatchObject({ refreshToken: 'r4' });
});

test('does not reuse a spent refresh token in a thawed tab (R6)', async () => {
  const tab = await openTab();
  await tab.storeSession(login);
  let thaw = () => {};
  vi.spyOn(crypto.subtle, 'decrypt').mockImplementationOnce(async (...sealed) => {
    await new Promise<void>((resolve) => (thaw = resolve));
    return await crypto.subtle.decrypt(...sealed);
  });
  const frozen = tab.refreshAccessToken();
  await vi.waitFor(() => expect(crypto.subtle.decrypt).toHaveBeenCalled());
  await writeSession({ refreshToken: 'of another', user: login.user });
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now + 3_600_000);
  thaw();
  expect(await frozen).toBe(token('t1'));
  expect(requests).toEqual(['of another']);
});

test('keeps the session and a valid token without a network', async () => {
  const tab = await openTab();
  answer = async () => {
    throw new TypeError('Failed to fetch');
  };
  await tab.storeSession({ ...login, requestToken: token('short', 30) });
  expect(await tab.accessToken()).toBe(token('short', 30));
  const reloaded = await openTab();
  await expect(reloaded.accessToken()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(await reloaded.storedUser()).toEqual(login.user);
});

test('asks a server once that does not answer in time', async () => {
  const time = holdTimeouts();
  await (await openTab()).storeSession(login);
  const tab = await openTab();
  let giveUp = () => {};
  answer = () =>
    new Promise((_, reject) => {
      giveUp = () => reject(new DOMException('signal timed out', 'TimeoutError'));
    });
  const refreshing = tab.accessToken();
  await vi.waitFor(() => expect(requests).toEqual(['r0']));
  time.pass(8_000);
  giveUp();
  await expect(refreshing).rejects.toMatchObject({ name: 'NetworkError' });
  expect(requests).toEqual(['r0']);
});

test('waits as long as a server with too many refreshes asks', async () => {
  await (await openTab()).storeSession(login);
  const tab = await openTab();
  const limited = { code: 'TOO_MANY_REQUESTS' };
  answer = async () => Response.json(limited, { status: 429, headers: { 'retry-after': '20' } });
  for (const _ of [1, 2])
    await expect(tab.accessToken()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(requests).toEqual(['r0']);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_001);
  answer = async () => Response.json({ requestToken: token('later'), refreshToken: 'r1' });
  expect(await tab.accessToken()).toBe(token('later'));
});

test.each([
  ['a captive portal', () => new Response('<html>', { status: 200 })],
  ['a captive portal that says 401', () => new Response('<html>', { status: 401 })],
  ['a failing server', () => Response.json({ code: 'LATER' }, { status: 503 })],
])('keeps the session on %s', async (_name, response) => {
  await (await openTab()).storeSession(login);
  const tab = await openTab();
  answer = async () => response();
  await expect(tab.accessToken()).rejects.toMatchObject({ name: 'NetworkError' });
  expect(await readSession()).not.toBeNull();
});

test('ends the session in all tabs on a refused refresh token', async () => {
  const one = await openTab();
  const two = await openTab();
  await one.storeSession(login);
  const heard = vi.fn();
  two.onSessionNews(heard);
  answer = async () => Response.json({ code: 'SESSION_ENDED' }, { status: 401 });
  expect(await one.refreshAccessToken()).toBeNull();
  await vi.waitFor(() => expect(heard).toHaveBeenCalled());
  expect(await two.accessToken()).toBeNull();
  expect(await one.storedUser()).toBeNull();
});

test('does not undo a logout by a late refresh answer', async () => {
  const tab = await openTab();
  await tab.storeSession(login);
  let release = (_: Response) => {};
  answer = () => new Promise((resolve) => (release = resolve));
  const refreshing = tab.refreshAccessToken();
  await vi.waitFor(() => expect(requests).toEqual(['r0']));
  await tab.clearSession();
  release(Response.json({ requestToken: token('late'), refreshToken: 'late' }));
  expect(await refreshing).toBeNull();
  expect(await readSession()).toBeNull();
  expect(await tab.accessToken()).toBeNull();
});

test('lets only the first of two writers of a generation win', async () => {
  const first = await writeSession({ refreshToken: 'a', user: null });
  const generation = first ?? -1;
  expect(await writeSession({ refreshToken: 'b', user: null }, generation)).not.toBeNull();
  expect(await writeSession({ refreshToken: 'c', user: null }, generation)).toBeNull();
  expect(await eraseSession(generation)).toBe(false);
  expect(await readSession()).toMatchObject({ refreshToken: 'b' });
});

/** Everything the vault holds, as text. */
async function dump(): Promise<string> {
  const opening = indexedDB.open('pannier-session');
  await new Promise((resolve) => (opening.onsuccess = resolve));
  const all = opening.result.transaction('vault').objectStore('vault').getAll();
  await new Promise((resolve) => (all.onsuccess = resolve));
  opening.result.close();
  return all.result
    .map((value) => {
      const data = (value as { data?: ArrayBuffer }).data;
      return data ? String.fromCharCode(...new Uint8Array(data)) : JSON.stringify(value);
    })
    .join();
}
