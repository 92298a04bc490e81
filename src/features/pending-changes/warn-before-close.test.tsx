import { i18n } from '@lingui/core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let navigate: (event: { userInitiated: boolean }) => void = () => {};

/** Loads the page's modules again, in a browser that persists storage or may evict it. */
async function start(persisted: boolean) {
  const looked = vi.fn(async () => persisted);
  Object.defineProperty(navigator, 'storage', {
    value: { persisted: looked },
    configurable: true,
  });
  vi.resetModules();
  const { setSyncState } = await import('#src/offline/sync/sync-state.ts');
  const { toastSnapshot } = await import('#src/ui/overlay/toast-store.ts');
  await import('./warn-before-close.ts');
  const unsent = async (waiting: number, parked = 0) => {
    setSyncState({ phase: 'offline', waiting, parked });
    if (waiting + parked > 0) await vi.waitFor(() => expect(looked).toHaveBeenCalled());
    await Promise.all(looked.mock.results.map(({ value }) => value));
  };
  return { unsent, toastSnapshot };
}

beforeEach(() => {
  i18n.loadAndActivate({ locale: 'en', messages: {} });
  vi.stubGlobal('navigation', {
    addEventListener: (_type: string, listener: typeof navigate) => {
      navigate = listener;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'storage');
});

/** Whether the browser asks before it closes the page. */
const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('asks before closing with unsent work and shows the count', async () => {
  const { unsent, toastSnapshot } = await start(false);
  expect(asks()).toBe(false);
  await unsent(2, 1);
  expect(asks()).toBe(true);
  await vi.waitFor(() => expect(toastSnapshot()[0]?.text).toMatch(/^3 changes are on this device/));
  await unsent(0);
  expect(asks()).toBe(false);
});

test('does not ask on persistent storage', async () => {
  const { unsent } = await start(true);
  await unsent(1);
  expect(asks()).toBe(false);
});

test("does not ask on the app's own reload", async () => {
  const { unsent } = await start(false);
  await unsent(1);
  navigate({ userInitiated: false });
  expect(asks()).toBe(false);
});
