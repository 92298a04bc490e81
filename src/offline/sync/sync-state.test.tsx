import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resetSyncState, setSyncState, syncState } from './sync-state.ts';

beforeEach(() => {
  localStorage.clear();
  resetSyncState();
  vi.useFakeTimers({ now: 1_000 });
});
afterEach(() => vi.useRealTimers());

const since = () => syncState.getSnapshot().offlineSince;

test('continues an offline period over page loads', () => {
  setSyncState({ phase: 'offline' });
  vi.setSystemTime(60_000);
  resetSyncState(); // as a page just loaded
  setSyncState({ waiting: 1 });
  setSyncState({ phase: 'offline' });
  expect(since()).toBe(1_000);
});

test('ends an offline period when connected', () => {
  setSyncState({ phase: 'offline' });
  setSyncState({ phase: 'idle' });
  expect(since()).toBeNull();
  vi.setSystemTime(60_000);
  resetSyncState();
  setSyncState({ phase: 'offline' });
  expect(since()).toBe(60_000);
});
