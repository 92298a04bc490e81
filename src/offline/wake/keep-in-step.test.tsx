import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncResult } from '../sync/run-sync.ts';
import { networkSeen, wantSync } from '../sync/sync-signal.ts';
import { resetSyncState, syncState } from '../sync/sync-state.ts';
import { keepInStep } from './keep-in-step.ts';

const { syncNow } = vi.hoisted(() => ({ syncNow: vi.fn() }));
vi.mock('../sync/sync-now.ts', () => ({ syncNow }));

const viewer = { host: 'shop.test', userId: 1, customer: 'C1', sorg: '2000' };
const idle: SyncResult = { phase: 'idle', nextAt: null };
const offline: SyncResult = { phase: 'offline', nextAt: null };
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  syncNow.mockReset().mockResolvedValue(idle);
});
afterEach(() => {
  stop();
  resetSyncState();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const start = async (first = idle) => {
  syncNow.mockResolvedValueOnce(first);
  stop = keepInStep(viewer);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(1);
};

test("runs at start and pulls the server's data", async () => {
  await start();
  expect(syncNow).toHaveBeenCalledWith(viewer, { pull: true, wake: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
});

test('merges quick changes into one run without a pull', async () => {
  await start();
  for (let n = 0; n < 5; n += 1) wantSync();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow.mock.calls.slice(1)).toEqual([[viewer, { pull: false }]]);
});

test('wakes when back online and when the page becomes visible', async () => {
  await start();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(3);
});

test('backs off offline and runs at once when a request succeeds', async () => {
  await start(offline);
  syncNow.mockResolvedValue(offline);
  expect(syncState.getSnapshot()).toMatchObject({
    phase: 'offline',
    offlineSince: expect.any(Number),
  });
  networkSeen();
  expect(syncNow).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  const tries = syncNow.mock.calls.length;
  expect(tries).toBeGreaterThan(10);
  expect(tries).toBeLessThan(25);
  await vi.advanceTimersByTimeAsync(20_000);
  networkSeen();
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow.mock.calls.length).toBeGreaterThan(tries);
});

test('sends waiting entries when they are due', async () => {
  await start({ phase: 'idle', nextAt: Date.now() + 30_000 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow).toHaveBeenCalledTimes(2);
});

test('remembers a wake-up during a run', async () => {
  let release = (_: SyncResult) => {};
  syncNow.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  stop = keepInStep(viewer);
  window.dispatchEvent(new Event('online'));
  release(idle);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(2);
});

test.each<SyncResult['phase']>(['offline', 'error'])(
  'runs again at once when online during a run that ends %s',
  async (phase) => {
    let release = (_: SyncResult) => {};
    syncNow.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
    stop = keepInStep(viewer);
    window.dispatchEvent(new Event('online'));
    release({ phase, nextAt: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(syncNow).toHaveBeenCalledTimes(2);
    expect(syncNow).toHaveBeenLastCalledWith(viewer, { pull: true, wake: true });
  },
);

test('waits for the network after a change in an offline run', async () => {
  let release = (_: SyncResult) => {};
  syncNow.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  stop = keepInStep(viewer);
  await vi.advanceTimersByTimeAsync(0);
  wantSync();
  await vi.advanceTimersByTimeAsync(1_000);
  release(offline);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(1);
});

test('does not postpone the next try on offline changes', async () => {
  syncNow.mockResolvedValue(offline);
  stop = keepInStep(viewer);
  for (let n = 0; n < 20; n += 1) {
    wantSync();
    await vi.advanceTimersByTimeAsync(1_000);
  }
  const tries = syncNow.mock.calls.length;
  await vi.advanceTimersByTimeAsync(30_000);
  expect(syncNow.mock.calls.length).toBeGreaterThan(tries);
});

/** Long without a network, so that the next try is minutes away; the last one was just now. */
const longOffline = async () => {
  syncNow.mockResolvedValue(offline);
  stop = keepInStep(viewer);
  await vi.advanceTimersByTimeAsync(60 * 60_000);
  wantSync();
  await vi.advanceTimersByTimeAsync(250);
  return syncNow.mock.calls.length;
};

test('runs after the pause when a request succeeds after a run', async () => {
  const tries = await longOffline();
  networkSeen();
  networkSeen();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(syncNow).toHaveBeenCalledTimes(tries);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 1);
  expect(syncNow).toHaveBeenLastCalledWith(viewer, { pull: true, wake: true });
});

test('runs after the pause when a request succeeds during a run', async () => {
  await longOffline();
  let release = (_: SyncResult) => {};
  syncNow.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  wantSync();
  await vi.advanceTimersByTimeAsync(250);
  const tries = syncNow.mock.calls.length;
  networkSeen();
  release(offline);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 1);
});

test('retries within seconds when the online event is early', async () => {
  const tries = await longOffline();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(tries + 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 3);
});

test('retries a failed run', async () => {
  syncNow.mockRejectedValueOnce(new Error('broken'));
  stop = keepInStep(viewer);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncState.getSnapshot().phase).toBe('error');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(syncNow.mock.calls.length).toBeGreaterThan(1);
});

test('runs nothing after logout', async () => {
  await start(offline);
  stop();
  window.dispatchEvent(new Event('online'));
  wantSync();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
});
