import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  sortParam,
  textParam,
} from './list-params.ts';

const params = defineListParams(
  v.pipe(
    v.object({
      search: textParam(10),
      status: choiceParam(['', 'open', 'closed']),
      kinds: choicesParam(['bike', 'part']),
      from: dayParam(),
      to: dayParam(),
      mine: flagParam(),
      sort: sortParam(['date', 'total']),
      ...pageParams,
    }),
    v.forward(
      v.check(({ from, to }) => !from || !to || from <= to),
      ['from'],
    ),
  ),
);
const parse = (address: string) => params.parse(new URLSearchParams(address));

test.each([
  '',
  'search=chain&page=3&limit=20',
  'status=closed&kinds=bike%2Cpart&mine=1',
  'from=2026-03-01&to=2026-03-31&sort=-total',
])('writes the address %j as it was read', (address) => {
  const { params: read, unknownValue } = parse(address);
  expect(unknownValue).toBe(false);
  expect(params.serialize(read).toString()).toBe(address);
});

test.each([
  'page=0',
  'page=-1',
  'page=2.5',
  'page=1e999',
  'limit=5000',
  'status=OPEN',
  'kinds=bike,car',
  'from=2026-02-30',
  'from=0202-01-01',
  'mine=yes',
  'sort=price',
  'sort=--date',
  'search=12345678901',
  'from=2026-03-02&to=2026-03-01',
])('falls back and reports %j but keeps the other values', (wrong) => {
  const { params: read, unknownValue } = parse(`${wrong}&x=1`);
  expect(unknownValue).toBe(true);
  const { to: _, ...others } = read;
  expect(others).toMatchObject({ page: 1, limit: 10, search: '', status: '', from: '', sort: '' });
  const beside = wrong.startsWith('search') ? 'status=open' : 'search=chain';
  const [name, value] = beside.split('=') as [string, string];
  expect(parse(`${wrong}&${beside}`).params).toMatchObject({ [name]: value });
});

function show(at = '/list') {
  let state: ReturnType<typeof params.use> | undefined;
  function Probe() {
    state = params.use();
    return null;
  }
  const router = createMemoryRouter([{ path: '*', element: <Probe /> }], { initialEntries: [at] });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <>
      <RouterProvider router={router} />
      {children}
    </>
  );
  renderHook(() => null, { wrapper });
  const list = () => state as ReturnType<typeof params.use>;
  return { list, router, address: () => router.state.location.search };
}

test('applies two quick changes and starts each at page 1', async () => {
  const { list, address } = show('/list?page=3');
  await act(async () => {
    const { set } = list();
    set({ status: 'open' });
    set({ mine: true });
  });
  expect(address()).toBe('?status=open&mine=1');
  expect(list().params).toMatchObject({ status: 'open', mine: true, page: 1 });
});

test('drops the search when a link leads back to the plain list', async () => {
  const { list, router, address } = show();
  await act(async () => list().set({ search: 'chain' }));
  await act(async () => void router.navigate('/list'));
  expect(list().params.search).toBe('');
  await act(async () => list().set({ mine: true }));
  expect(address()).toBe('?mine=1');
});

test('clears the filters but keeps sort and page size', async () => {
  const { list, address } = show('/list?search=chain&status=open&sort=-date&limit=20&page=2');
  expect(list().narrowed).toBe(true);
  await act(async () => list().clear());
  expect(address()).toBe('?sort=-date&limit=20');
  expect(list().narrowed).toBe(false);
});

test('drops unknown values from the address on a change', async () => {
  const { list, address } = show('/list?status=OPEN&search=chain');
  expect(list().unknownValue).toBe(true);
  await act(async () => list().set({ mine: true }));
  expect(address()).toBe('?search=chain&mine=1');
  expect(list().unknownValue).toBe(false);
});

test('restores filters and sort of a view and starts at page 1', async () => {
  const { list, address } = show('/list?search=chain&sort=date&page=4');
  const { view } = list();
  await act(async () => list().set({ search: '', mine: true, sort: '' }));
  await act(async () => list().setView(view));
  expect(address()).toBe('?search=chain&sort=date');
});
