import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeLocks } from '../testing/fake-locks.ts';
import { readSession } from './token-vault.ts';

type Tab = typeof import('./session-tokens.ts') & typeof import('./offline-switch.ts');
type Answer = () => Promise<Response> | Response;

const alpine = { unified: 'C1', r3: 'R1', isr: null };
const bay = { unified: 'C2', r3: 'R2', isr: null };
const own = {
  id: 7,
  salesActiveCustCode: alpine,
  customerData: { custName: 'Alpine Cycles', custCode: 'C1' },
  hasCustCode: true,
};

let requests: string[];
let tabs: FakeChannel[] = [];
/** The customer the server hands out tokens for. */
let active: string | null;
let change: Answer;
let online: boolean;

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

/** Opens a tab by loading the modules again, so that nothing in memory is shared. */
async function openTab(): Promise<Tab> {
  vi.resetModules();
  const tokens = await import('./session-tokens.ts');
  return { ...tokens, ...(await import('./offline-switch.ts')) };
}

function token(customer: string | null, name = ''): string {
  const salesActiveCustCode = customer && { unified: customer };
  return `e30.${btoa(JSON.stringify({ sub: 7, iat: 0, exp: 900, name, salesActiveCustCode }))}.s`;
}
const customerOf = (given: string | null) =>
  JSON.parse(atob((given ?? '').split('.')[1] ?? '')).salesActiveCustCode?.unified ?? null;

const pair = () =>
  Response.json({
    requestToken: token(active, `${requests.length}`),
    refreshToken: `r${requests.length}`,
  });

/** Opens a tab whose user acts for Alpine Cycles and has chosen Bay Bikes without a network. */
async function switched(): Promise<Tab> {
  const tab = await openTab();
  await tab.storeSession({ requestToken: token('C1'), refreshToken: 'r0', user: own });
  online = false;
  await tab.switchOffline(bay, 'Bay Bikes');
  return tab;
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  tabs = [];
  requests = [];
  active = 'C1';
  online = true;
  change = () => {
    active = 'C2';
    return pair();
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (!online) throw new TypeError('Failed to fetch');
    requests.push(`${url} ${init.body}`);
    return url === '/refresh-token' ? pair() : await change();
  });
  vi.stubGlobal('navigator', { locks: new FakeLocks().forTab(new Promise(() => {})) });
});
afterEach(() => vi.unstubAllGlobals());

const changes = () => requests.filter((line) => line.startsWith('/v2/change-cust'));
const networkError = { name: 'NetworkError' };

test('acts for the customer at once offline, even after a reload', async () => {
  await switched();
  const reloaded = await openTab();
  expect(await reloaded.storedUser()).toMatchObject({
    id: 7,
    salesActiveCustCode: bay,
    customerData: { custName: 'Bay Bikes', custCode: 'C2' },
    hasCustCode: true,
  });
});

test("never returns the previous customer's token for the new one", async () => {
  const tab = await switched();
  await expect(tab.accessToken()).rejects.toMatchObject(networkError);
  online = true;
  change = () => Response.json({ code: 'LATER' }, { status: 503 });
  await expect(tab.accessToken()).rejects.toMatchObject(networkError);
  change = () => new Response('<html>', { status: 404 });
  await expect(tab.accessToken()).rejects.toMatchObject(networkError);
  expect(await tab.storedUser()).toMatchObject({ salesActiveCustCode: bay });
});

test('changes the customer on the server once for all tabs', async () => {
  const one = await switched();
  const two = await openTab();
  const heard = vi.fn();
  two.onSessionNews(heard);
  online = true;
  const given = await Promise.all([one, two, one, two].map((tab) => tab.accessToken()));
  expect(given.map(customerOf)).toEqual(['C2', 'C2', 'C2', 'C2']);
  expect(changes()).toEqual(['/v2/change-cust {"custCode":"C2","refreshToken":"r1"}']);
  expect(heard).toHaveBeenCalled();
  const session = await readSession();
  expect(session?.user).toMatchObject({ salesActiveCustCode: bay, switchedFrom: null });
  expect(session?.refreshToken).toBe(`r${requests.length}`);
  expect(customerOf(await one.accessToken())).toBe('C2');
  expect(changes()).toHaveLength(1);
});

test('does not change twice after a lost answer', async () => {
  const tab = await switched();
  online = true;
  change = () => {
    active = 'C2';
    throw new TypeError('Failed to fetch');
  };
  await expect(tab.accessToken()).rejects.toMatchObject(networkError);
  expect(customerOf(await tab.accessToken())).toBe('C2');
  expect(changes()).toHaveLength(1);
  expect(await tab.storedUser()).toMatchObject({ salesActiveCustCode: bay, switchedFrom: null });
});

test.each([
  [404, 'UNKNOWN_CUSTOMER'],
  [403, 'FORBIDDEN'],
])('returns to the previous customer on a refusal %i, says so', async (status, code) => {
  const tab = await switched();
  const heard = vi.fn();
  tab.onSessionNews(heard);
  online = true;
  change = () => Response.json({ code }, { status });
  expect(customerOf(await tab.accessToken())).toBe('C1');
  expect(heard).toHaveBeenCalled();
  expect(await tab.storedUser()).toMatchObject({ ...own, switchedFrom: null });
  const reloaded = await openTab();
  expect(await reloaded.refusedSwitch()).toBe('Bay Bikes');
  await reloaded.forgetRefusedSwitch();
  expect(await reloaded.refusedSwitch()).toBeNull();
  expect(customerOf(await reloaded.accessToken())).toBe('C1');
  expect(changes()).toHaveLength(1);
});

test('leaves no customer when the previous one is lost too', async () => {
  const tab = await switched();
  online = true;
  active = null;
  change = () => Response.json({ code: 'UNKNOWN_CUSTOMER' }, { status: 404 });
  expect(customerOf(await tab.accessToken())).toBeNull();
  expect(await tab.storedUser()).toMatchObject({ salesActiveCustCode: null, hasCustCode: false });
});

test('sends nothing after switching back to the first customer', async () => {
  const tab = await switched();
  await tab.switchOffline({ unified: 'C3', r3: 'R3', isr: null }, 'Canyon Wheels');
  expect(await tab.storedUser()).toMatchObject({ customerData: { custName: 'Canyon Wheels' } });
  await tab.switchOffline(alpine, 'Alpine Cycles');
  expect(await tab.storedUser()).toEqual({ ...own, switchedFrom: null });
  online = true;
  expect(customerOf(await tab.accessToken())).toBe('C1');
  expect(changes()).toEqual([]);
});

test('returns no token after the session has ended', async () => {
  const tab = await switched();
  await tab.clearSession();
  online = true;
  expect(await tab.accessToken()).toBeNull();
  await expect(tab.switchOffline(bay, 'Bay Bikes')).rejects.toThrow('Nobody is logged in');
});
