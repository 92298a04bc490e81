import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { toastSnapshot } from '#src/ui/overlay/toast-store.ts';
import { ListExport } from './list-export.tsx';

const mocks = vi.hoisted(() => ({
  saved: [] as unknown[],
  file: async (): Promise<unknown> => null,
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (request: unknown, { signal }: { signal: AbortSignal }) => {
    await mocks.file();
    signal.throwIfAborted();
    mocks.saved.push(request);
  },
}));
beforeEach(() => {
  Object.assign(mocks, { saved: [], file: async () => null });
  vi.restoreAllMocks();
});

const request = { list: 'bikes', title: 'Bikes', filter: { brand: 'north' } };
const name = { name: 'name', header: 'Bike', paper: true };
const code = { name: 'code', header: 'Code' };
const open = (format: 'csv' | 'pdf', over: object = {}, count = 0) =>
  renderScreen(
    <ListExport
      list={{ ...request, formats: [format], ...over }}
      columns={[name, code]}
      count={count}
    />,
  );

test('puts only columns with room on paper, below the facts', async () => {
  const { user } = open('pdf', { facts: () => ['x'.repeat(300)] });
  await saveListAs(user, 'PDF');
  const paper = { ...request, format: 'pdf', columns: [name], facts: ['x'.repeat(200)] };
  await waitFor(() => expect(mocks.saved).toEqual([paper]));
});

test('says when paper cannot hold all rows', async () => {
  const { user } = open('pdf', {}, 2_500);
  await saveListAs(user, 'PDF');
  await waitFor(() => expect(toastSnapshot().at(-1)?.text).toMatch(/has the first 2,000 rows/));
});

test('saves nothing when an export is stopped', async () => {
  let release = (_: unknown) => {};
  mocks.file = () => new Promise((resolve) => (release = resolve));
  const { user } = open('csv');
  await saveListAs(user, 'CSV');
  expect(screen.getByRole('progressbar', { name: 'Making the file' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Stop' }));
  release(null);
  await screen.findByRole('button', { name: 'Export' });
  expect(mocks.saved).toEqual([]);
});

test('says that an export needs a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user } = open('csv');
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const button = screen.getByRole('button', { name: 'CSV' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('You are offline. The file needs a connection.')).toBeDefined();
});
