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

test('runs at the start and asks the server for its data', async () => {
  await start();
  expect(syncNow).toHaveBeenCalledWith(viewer, { pull: true, wake: true });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
});

test('changes in quick succession are one run, which need not ask for data', async () => {
  await start();
  for (let n = 0; n < 5; n += 1) wantSync();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow.mock.calls.slice(1)).toEqual([[viewer, { pull: false }]]);
});

test('the network coming back and the page coming into sight wake it', async () => {
  await start();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(3);
});

test('offline it tries ever more rarely by itself, and at once when a request gets through', async () => {
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

test('what waits is sent when it is due', async () => {
  await start({ phase: 'idle', nextAt: Date.now() + 30_000 });
  await vi.advanceTimersByTimeAsync(29_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow).toHaveBeenCalledTimes(2);
});

test('a wake during a run is not forgotten', async () => {
  let release = (_: SyncResult) => {};
  syncNow.mockReturnValueOnce(new Promise((resolve) => (release = resolve)));
  stop = keepInStep(viewer);
  window.dispatchEvent(new Event('online'));
  release(idle);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(2);
});

test.each<SyncResult['phase']>(['offline', 'error'])(
  'the network coming back during a run that ends %s wakes it at once',
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

test('a change during a run without a network waits for the network', async () => {
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

test('changes captured offline do not put off the next try', async () => {
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

test('a request that gets through soon after a run wakes it when the pause is over', async () => {
  const tries = await longOffline();
  networkSeen();
  networkSeen();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(syncNow).toHaveBeenCalledTimes(tries);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 1);
  expect(syncNow).toHaveBeenLastCalledWith(viewer, { pull: true, wake: true });
});

test('a request that gets through during a run wakes it when the pause is over', async () => {
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

test('a network that comes back after its event is met within seconds', async () => {
  const tries = await longOffline();
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(syncNow).toHaveBeenCalledTimes(tries + 1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(syncNow).toHaveBeenCalledTimes(tries + 3);
});

test('a run that fails is tried again', async () => {
  syncNow.mockRejectedValueOnce(new Error('broken'));
  stop = keepInStep(viewer);
  await vi.advanceTimersByTimeAsync(0);
  expect(syncState.getSnapshot().phase).toBe('error');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(syncNow.mock.calls.length).toBeGreaterThan(1);
});

test('after logout nothing runs any more', async () => {
  await start(offline);
  stop();
  window.dispatchEvent(new Event('online'));
  wantSync();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(syncNow).toHaveBeenCalledTimes(1);
});
