import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { formatInstant } from '#shared/format-instant.ts';
import { resetSyncState, setSyncState } from '#src/offline/sync/sync-state.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { StatusStrip } from './status-strip.tsx';

vi.mock('#src/features/offline-catalog/offline-catalog.public.ts', () => ({
  CatalogAge: () => 'prices and stock of 08:50',
}));

let online = true;
beforeEach(() => {
  online = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  renderScreen(<StatusStrip />, { user: { id: '1' } });
});
afterEach(() => {
  act(() => resetSyncState());
  vi.restoreAllMocks();
});

/** A time as the host and the language write it. */
const clock = (iso: string) =>
  formatInstant(iso, { timeZone: 'UTC', language: 'en', format: 'h:mm:ss A' });
const told = () => screen.getByRole('status').textContent;
const set = (news: Parameters<typeof setSyncState>[0]) => act(async () => setSyncState(news));

test('shows nothing while all is well, even with waiting entries', async () => {
  await set({ phase: 'idle', waiting: 2 });
  expect(told()).toBe('');
});

test('shows offline since when, the waiting count and last sync', async () => {
  const [now, last] = ['2026-11-20T09:12:00Z', '2026-11-20T08:55:00Z'];
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const lastSyncAt = Date.parse(last);
  await set({ phase: 'offline', waiting: 3, lastSyncAt });
  await vi.waitFor(() =>
    expect(told()).toBe(`Offline since ${clock(now)} · 3 waiting · last sync ${clock(last)}Show`),
  );
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/\/pending-changes$/);
});

test("uses the browser's offline state and shows the catalog's age", async () => {
  const taken = { sorg: '2000', customers: ['C1'], pictures: false, articles: 1, revision: 1 };
  const asOf = '2026-11-20T08:50:00Z';
  localStorage.setItem('pannier-catalog:1', JSON.stringify({ ...taken, asOf }));
  online = false;
  act(() => void window.dispatchEvent(new Event('offline')));
  await screen.findByText('Offline');
  expect(told()).toBe('Offline · prices and stock of 08:50');
  expect(screen.queryByRole('link')).toBeNull();
});

test.each(['error', 'login'] as const)('reports what cannot be sent (%s)', async (phase) => {
  await set({ phase, waiting: 2 });
  await screen.findByText('2 waiting');
  expect(told()).toBe('2 waitingShow');
});

test('shows how many changes need attention until decided', async () => {
  await set({ phase: 'idle', parked: 1 });
  await screen.findByText('1 change needs your attention');
  await set({ parked: 2 });
  expect(screen.getByText('2 changes need your attention')).toBeDefined();
  await set({ parked: 0 });
  expect(told()).toBe('');
});
