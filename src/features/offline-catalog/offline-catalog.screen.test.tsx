import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CatalogApiError } from '#src/offline/catalog/catalog-api.ts';
import { jobStore, setJob } from '#src/offline/catalog/job-state.ts';
import { rememberTaken } from '#src/offline/catalog/offline-catalog-store.ts';
import { openUserDatabase } from '#src/offline/database.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import type { FakeCustomer } from '#src/testing/fake-user.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { CatalogAge, TakeAlongTile } from './offline-catalog.public.ts';
import { Component } from './offline-catalog.screen.tsx';

const calls = vi.hoisted(() => ({
  downloadCatalog: vi.fn(async () => {}),
  pauseDownload: vi.fn(async () => {}),
  resumeDownload: vi.fn(async () => {}),
  cancelDownload: vi.fn(async () => {}),
  removeCatalog: vi.fn(async () => {}),
  refreshCatalog: vi.fn(async () => true),
}));
const mocks = vi.hoisted(() => ({
  several: false,
  customer: null as FakeCustomer | null,
  scopes: ['page.catalog'],
  offer: null as unknown as (customers: string[]) => Promise<unknown>,
}));
vi.mock('#src/offline/catalog/download-catalog.ts', () => calls);
vi.mock('#src/offline/catalog/page-catalog.ts', () => ({ pageCatalog: () => 'catalog' }));
vi.mock('#src/offline/catalog/catalog-api.ts', async (real) => ({
  ...(await real<object>()),
  catalogApi: () => ({ offer: (customers: string[]) => mocks.offer(customers) }),
}));
vi.mock('#src/features/customers/customers.public.ts', () => ({
  useMayChooseCustomer: () => mocks.several,
  shownCode: ({ r3 }: { r3: string }) => r3,
}));

const ref = (hash: string, bytes: number) => ({ kind: 'articles', block: 0, hash, bytes });
const offer = {
  manifest: { range: [ref('a', 2_000_000)], prices: { L1: [ref('b', 900_000)] } },
  images: { count: 3000, bytes: 45_000_000 },
};
const taken = {
  sorg: '2000',
  customers: ['C1'],
  pictures: true,
  articles: 12_345,
  asOf: '2026-11-21T08:55:00.000Z',
  revision: 1,
};

let online = true;

beforeEach(() => {
  online = true;
  mocks.several = false;
  mocks.customer = { unified: 'C1', r3: '4711', isr: null, name: 'Cycle Works' };
  mocks.scopes = ['page.catalog'];
  mocks.offer = async () => offer;
  for (const call of Object.values(calls)) call.mockClear();
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);
  const storage = {
    estimate: async () => ({ usage: 10_000_000, quota: 1_000_000_000 }),
    persisted: async () => true,
  };
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
  bindViewer({ host: window.location.host, userId: 7, customer: 'C1', sorg: '2000' });
});
afterEach(() => {
  act(() => {
    setJob({ phase: 'idle' });
    rememberTaken(7, null);
  });
  Reflect.deleteProperty(navigator, 'storage');
  vi.restoreAllMocks();
});

const open = (element = <Component />) =>
  renderScreen(element, {
    at: '/offline-catalog',
    user: { id: '7', scopes: mocks.scopes },
    customer: mocks.customer,
  }).user;
const button = (name: string) => screen.getByRole('button', { name });
const running = {
  phase: 'running',
  bytes: { done: 1_000_000, total: 2_900_000 },
  chunks: { done: 40, total: 120 },
} as const;

test('shows the estimate and downloads with pictures', async () => {
  const user = open();
  await screen.findByText('2.9 MB');
  expect(screen.getByText('3,000 pictures')).toBeDefined();
  expect(screen.getByText('not included, 45 MB')).toBeDefined();
  await user.click(screen.getByLabelText('With pictures'));
  expect(screen.getByText('45 MB')).toBeDefined();
  await user.click(button('Take it with me'));
  const choice = { customers: ['C1'], pictures: true };
  await waitFor(() => expect(calls.downloadCatalog).toHaveBeenCalledWith('catalog', choice));
});

test('downloads at retail prices without a customer', async () => {
  mocks.customer = null;
  const user = open();
  await screen.findByText('2.9 MB');
  expect(screen.getByText('Prices are the recommended retail prices.')).toBeDefined();
  await user.click(button('Take it with me'));
  const choice = { customers: [''], pictures: false };
  await waitFor(() => expect(calls.downloadCatalog).toHaveBeenCalledWith('catalog', choice));
});

test('says downloaded only once the app files are there, too', async () => {
  vi.stubEnv('PROD', true);
  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { controller: null, ready },
    configurable: true,
  });
  rememberTaken(7, taken);
  open();
  expect(await screen.findByText(/the files of the app are not yet/)).toBeDefined();
  expect(screen.queryByText('Downloaded to this device')).toBeNull();
  await act(async () => becomeReady());
  expect(await screen.findByText('Downloaded to this device')).toBeDefined();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.unstubAllEnvs();
});

test('says that a browser without a worker cannot open the app', async () => {
  vi.stubEnv('PROD', true);
  rememberTaken(7, taken);
  open();
  expect(await screen.findByText('The app cannot be opened offline here')).toBeDefined();
  vi.unstubAllEnvs();
});

test('shows the used space and that it is persistent', async () => {
  open();
  await screen.findByText(/10 MB of 1 GB used on this device/);
  expect(screen.getByText(/keeps it until you log out/)).toBeDefined();
});

test('warns before the device runs out of space', async () => {
  mocks.offer = async () => ({ ...offer, images: { count: 1, bytes: 2_000_000_000 } });
  const user = open();
  await screen.findByText('2.9 MB');
  expect(screen.queryByText(/may not fit/)).toBeNull();
  await user.click(screen.getByLabelText('With pictures'));
  await screen.findByText(/may not fit/);
});

test('selects several customers from the list on the device', async () => {
  mocks.several = true;
  const customers = Array.from({ length: 30 }, (_, n) => ({
    custCode: { unified: `U${n}`, r3: `50${n}`, isr: null },
    custName: n === 25 ? 'Vélo Zürich' : `Shop ${n}`,
    custCity: 'Bern',
  }));
  await openUserDatabase(window.location.host, 7).customerLists.put({
    sorg: '2000',
    asOf: 1,
    customers,
  });
  const user = open();
  const own = await screen.findByLabelText<HTMLInputElement>('4711 Cycle Works');
  expect(own.checked).toBe(true);
  await user.type(await screen.findByLabelText('Search customers'), 'velo zurich');
  await user.click(await screen.findByLabelText('5025 Vélo Zürich'));
  expect(screen.getByText('2 of 31 chosen')).toBeDefined();
  await user.click(button('Take it with me'));
  expect(calls.downloadCatalog).toHaveBeenCalledWith('catalog', {
    customers: ['C1', 'U25'],
    pictures: false,
  });
  await user.click(own);
  await user.click(screen.getByLabelText('5025 Vélo Zürich'));
  expect(screen.getByText(/Choose at least one customer/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Take it with me' })).toBeNull();
});

test('selects all customers or none at once', async () => {
  mocks.several = true;
  const customers = Array.from({ length: 9 }, (_, n) => ({
    custCode: { unified: `U${n}`, r3: `50${n}`, isr: null },
    custName: `Shop ${n}`,
    custCity: 'Bern',
  }));
  await openUserDatabase(window.location.host, 7).customerLists.put({
    sorg: '2000',
    asOf: 1,
    customers,
  });
  const user = open();
  expect(await screen.findByText('1 of 10 chosen')).toBeDefined();
  expect(screen.getByLabelText('Search customers')).toBeDefined();
  await user.click(button('Choose all'));
  expect(screen.getByText('10 of 10 chosen')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Choose all' })).toBeNull();
  await user.click(button('Choose none'));
  expect(screen.getByText('0 of 10 chosen')).toBeDefined();
});

test('shows progress while running, pauses and cancels', async () => {
  const user = open();
  act(() => setJob(running));
  expect(screen.getByRole('heading', { name: 'Taking the catalog with you' })).toBeDefined();
  expect(screen.getByText('1 MB of 2.9 MB · 40 of 120 packages')).toBeDefined();
  const bar = screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Progress' });
  expect([bar.value, bar.max]).toEqual([1_000_000, 2_900_000]);
  expect(screen.queryByRole('button', { name: 'Take it with me' })).toBeNull();
  await user.click(button('Pause'));
  expect(calls.pauseDownload).toHaveBeenCalled();
  act(() => setJob({ step: 'pictures', pictures: { done: 10, total: 3000 } }));
  expect(screen.getByText('10 of 3,000 pictures')).toBeDefined();
  await user.click(button('Cancel'));
  expect(calls.cancelDownload).toHaveBeenCalled();
});

test('resumes a paused download on request', async () => {
  act(() => setJob({ ...running, phase: 'paused' }));
  const user = open();
  expect(screen.getByRole('heading', { name: 'Paused' })).toBeDefined();
  await user.click(button('Go on'));
  expect(calls.resumeDownload).toHaveBeenCalled();
});

test('waits for a connection and resumes automatically', async () => {
  act(() => setJob({ ...running, phase: 'offline' }));
  open();
  expect(screen.getByRole('heading', { name: 'Waiting for a connection' })).toBeDefined();
  expect(screen.getByText('It resumes where it stopped.')).toBeDefined();
});

test('shows a failure with a way to continue', async () => {
  act(() => setJob({ ...running, phase: 'failed' }));
  const user = open();
  expect(screen.getByText(/Something went wrong/)).toBeDefined();
  await user.click(button('Try again'));
  expect(calls.resumeDownload).toHaveBeenCalled();
});

test.each([
  ['full', /not enough room on this device/],
  ['refused', /no longer open to you/],
  ['outdated', /Reload the app/],
] as const)('explains the state %s and offers the form again', async (phase, words) => {
  act(() => setJob({ phase }));
  const user = open();
  expect(screen.getByRole('alert').textContent).toMatch(words);
  await screen.findByRole('button', { name: 'Take it with me' });
  await user.click(button('OK'));
  expect(jobStore.getSnapshot().phase).toBe('idle');
});

test('shows the stored catalog, updates and removes it on confirm', async () => {
  act(() => rememberTaken(7, taken));
  const user = open();
  expect(screen.getByText(/12,345 articles/).textContent).toBe(
    '12,345 articles · prices of 1 customer · with pictures',
  );
  expect(await screen.findByText(/^Prices and stock of 2\d Nov 2026 /)).toBeDefined();
  await user.click(button('Update now'));
  expect(calls.refreshCatalog).toHaveBeenCalledWith('catalog');
  expect(screen.queryByText('It could not be updated now.')).toBeNull();
  calls.refreshCatalog.mockResolvedValueOnce(false);
  await user.click(button('Update now'));
  await screen.findByText('It could not be updated now.');
  await user.click(button('Remove from this device'));
  const dialog = within(await screen.findByRole('dialog'));
  expect(calls.removeCatalog).not.toHaveBeenCalled();
  await user.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(calls.removeCatalog).toHaveBeenCalledWith('catalog');
});

test('shows the stored catalog offline but fetches nothing', async () => {
  online = false;
  act(() => rememberTaken(7, taken));
  open();
  expect(await screen.findByText(/^Prices and stock of 2\d Nov 2026 /)).toBeDefined();
  expect(screen.getByText(/needs a connection/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Update now' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

test('reports an unknown size and offers a retry', async () => {
  mocks.offer = () => Promise.reject(new CatalogApiError('failed'));
  const user = open();
  await screen.findByText('The size could not be determined.');
  mocks.offer = async () => offer;
  await user.click(button('Try again'));
  await screen.findByText('2.9 MB');
});

test('says that the user may not see the catalog', async () => {
  mocks.offer = () => Promise.reject(new CatalogApiError('refused'));
  open();
  await screen.findByText(/not open to you/);
});

test('shows the tile on home and profile', async () => {
  open(<TakeAlongTile />);
  expect(screen.getByText('Not on this device')).toBeDefined();
  act(() => setJob(running));
  expect(screen.getByText('34 % fetched')).toBeDefined();
  act(() => {
    setJob({ phase: 'idle' });
    rememberTaken(7, taken);
  });
  expect(screen.getByText('With you, for 1 customer')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Update or change' })).toBeDefined();
  expect(await screen.findByText(/^Prices and stock of 2\d Nov 2026 /)).toBeDefined();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en-us/offline-catalog');
});

test('shows no tile without the permission', async () => {
  mocks.scopes = [];
  open(<TakeAlongTile />);
  expect(screen.queryByRole('heading')).toBeNull();
});

test("shows the catalog's age only with a stored catalog", async () => {
  open(
    <p>
      Offline <CatalogAge />
    </p>,
  );
  expect(screen.getByText('Offline').textContent).toBe('Offline ');
  act(() => rememberTaken(7, taken));
  expect(screen.getByText(/Offline/).textContent).toMatch(/prices and stock of/);
});
