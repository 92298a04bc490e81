import { keepPreviousData } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { beforeEach, expect, test, vi } from 'vitest';
import { NetworkError } from '#src/graphql/errors.ts';
import { bindViewer } from '#src/offline/viewer.ts';
import { chooseFilter, clearFilter, makeWindowWide, saveListAs } from '#src/testing/list-tools.ts';
import { renderScreen } from '#src/testing/render-screen.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { selectFilter, toggleFilter } from './filters.tsx';
import { ListPage, type ListPageProps } from './list-page.tsx';
import {
  choiceParam,
  choicesParam,
  defineListParams,
  flagParam,
  pageParams,
  sortParam,
  textParam,
} from './list-params.ts';

interface Bike {
  code: string;
  name: string;
}
interface Answer {
  bikes: Bike[];
  count: number;
}
type BikeParams = typeof bikeParams.defaults;

const bikeParams = defineListParams(
  v.object({
    search: textParam(),
    brand: choiceParam(['', 'north', 'south']),
    mine: flagParam(),
    sort: sortParam(['name']),
    hide: choicesParam(['code']),
    ...pageParams,
  }),
);
const columns: Column<Bike>[] = [
  {
    id: 'name',
    header: 'Name',
    rowHeader: true,
    sortable: true,
    file: [{ name: 'name', header: 'Bike', paper: true }],
    cell: ({ name }) => name,
  },
  {
    id: 'code',
    header: 'Code',
    hideable: true,
    file: [{ name: 'code', header: 'Code', texts: { B1: 'One' } }],
    cell: ({ code }) => code,
  },
];
const mocks = vi.hoisted(() => ({
  requests: [] as unknown[],
  saved: [] as unknown[],
  answer: (_: unknown): unknown => null,
}));
vi.mock('#src/graphql/save-export.ts', () => ({
  saveExport: async (request: unknown) => mocks.saved.push(request),
}));

const bike = (n: number): Bike => ({ code: `B${n}`, name: `Bike ${n}` });
const answerOf = (count: number): Answer => ({
  bikes: Array.from({ length: Math.min(count, 10) }, (_, index) => bike(index + 1)),
  count,
});
const load = async (params: BikeParams) => {
  mocks.requests.push(params);
  return mocks.answer(params) as Answer;
};

type Props = Partial<ListPageProps<Answer, Bike, readonly unknown[]>>;

function Bikes(props: Props) {
  const list = bikeParams.use();
  const { params, set } = list;
  return (
    <ListPage<Answer, Bike, readonly unknown[]>
      name="bikes"
      title="Bikes"
      caption="Bikes"
      list={list}
      query={{
        queryKey: ['bikes', params],
        queryFn: () => load(params),
        placeholderData: keepPreviousData,
      }}
      read={({ bikes, count }) => ({ rows: bikes, count })}
      rowKey={({ code }) => code}
      rowName={({ name }) => name}
      columns={columns}
      search={{ label: 'Search bikes' }}
      filters={[
        selectFilter(
          {
            id: 'brand',
            label: 'Brand',
            value: params.brand,
            options: [{ value: 'north', label: 'North' }],
            onChange: (brand) => set({ brand }),
          },
          'All',
        ),
        toggleFilter({
          id: 'mine',
          label: 'Mine only',
          on: params.mine,
          onChange: (mine) => set({ mine }),
        }),
      ]}
      refresh
      views
      empty={<EmptyState kind="no-data" />}
      noResult={{ showAll: 'Show all bikes' }}
      {...props}
    />
  );
}

const open = (at = '', props: Props = {}) => {
  const { user, router } = renderScreen(<Bikes {...props} />, {
    at: `/bikes${at}`,
    user: { id: '42' },
  });
  return { user, address: () => router.state.location.search };
};
const last = () => mocks.requests.at(-1);
const names = async () =>
  (await screen.findAllByRole('rowheader')).map((cell) => cell.textContent?.replace('Name', ''));

beforeEach(() => {
  makeWindowWide();
  localStorage.clear();
  bindViewer({ host: 'us', userId: 42, customer: null, sorg: '2000' });
  Object.assign(mocks, {
    requests: [],
    saved: [],
    answer: () => answerOf(3),
    file: async () => null,
  });
  vi.restoreAllMocks();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});

test('requests by search, filters, sort and page and sets the URL', async () => {
  mocks.answer = () => answerOf(25);
  const { user, address } = open();
  await names();
  await user.type(screen.getByRole('searchbox'), 'red{Enter}');
  await chooseFilter(user, 'Brand', 'North');
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(screen.getByRole('button', { name: 'Name' }));
  await user.click(await screen.findByRole('button', { name: 'Page 2' }));
  const params = { search: 'red', brand: 'north', mine: false, sort: '-name', page: 2 };
  await waitFor(() => expect(last()).toMatchObject(params));
  expect(address()).toBe('?search=red&brand=north&sort=-name&page=2');
});

test('shows what is filtered in chips that clear it', async () => {
  const { user, address } = open('?brand=north&mine=1');
  await names();
  const mine = screen.getByRole('button', { name: 'Mine only' });
  expect(mine.getAttribute('aria-pressed')).toBe('true');
  await clearFilter(user, 'Brand');
  await waitFor(() => expect(address()).toBe('?mine=1'));
  await user.click(mine);
  await waitFor(() => expect(address()).toBe(''));
});

test('leaves out columns without values unless asked for', async () => {
  const empty = { id: 'note', header: 'Note', hideable: true, cell: () => '' };
  const { user } = open('', { columns: [...columns, empty] });
  await names();
  expect(screen.queryByRole('columnheader', { name: 'Note' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(screen.getByRole('checkbox', { name: 'Note' }));
  expect(screen.getByRole('columnheader', { name: 'Note' })).toBeDefined();
});

test('falls back with a note for an unknown address', async () => {
  open('?brand=east&page=0');
  await names();
  expect(screen.getByRole('status').textContent).toMatch(/does not know/);
  expect(last()).toMatchObject({ brand: '', page: 1 });
});

test('says that a list is empty', async () => {
  mocks.answer = () => answerOf(0);
  open();
  await screen.findByText('Nothing here yet');
});

test('links a fruitless search back to the whole list', async () => {
  mocks.answer = (params) => answerOf((params as BikeParams).search ? 0 : 3);
  const { user, address } = open('?search=red&page=2');
  await screen.findByText('Nothing found');
  await user.click(screen.getByRole('button', { name: 'Show all bikes' }));
  expect(await names()).toHaveLength(3);
  expect(address()).toBe('');
});

test('reports a failure and offers a retry', async () => {
  mocks.answer = () => {
    throw new Error('down');
  };
  const { user } = open();
  await screen.findByRole('alert');
  mocks.answer = () => answerOf(1);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await names()).toEqual(['Bike 1']);
});

test('names the missing page offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  mocks.answer = (params) => {
    if ((params as BikeParams).page > 1) throw new NetworkError();
    return answerOf(1);
  };
  const { user } = open('?page=3');
  await screen.findByText(/^Page 3 is not on this device\./);
  await user.click(screen.getByRole('button', { name: 'To the first page' }));
  expect(await names()).toEqual(['Bike 1']);
});

test('reloads the rows on refresh', async () => {
  const { user } = open();
  await names();
  mocks.answer = () => answerOf(1);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(1));
});

test('says that its rows could not be refreshed', async () => {
  mocks.answer = () => answerOf(1);
  const { user } = open();
  await screen.findByText('Bike 1');
  mocks.answer = () => {
    throw new Error('the server failed');
  };
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByText('This could not be read again. It may have changed since.');
  expect(screen.getByText('Bike 1')).toBeDefined();
  mocks.answer = () => answerOf(2);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Bike 2');
  expect(screen.queryByText(/could not be read again/)).toBeNull();
});

test('acts on selected rows but not on removed ones', async () => {
  const act = vi.fn();
  const bulk: NonNullable<Props['bulk']> = ({ rows }) => (
    <button type="button" onClick={() => act(rows.map(({ code }) => code))}>
      Delete
    </button>
  );
  const { user } = open('', { bulk });
  await names();
  await user.click(screen.getByRole('checkbox', { name: 'Select Bike 2' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(act).toHaveBeenLastCalledWith(['B2']);
  await user.click(screen.getByRole('button', { name: 'Deselect' }));
  mocks.answer = () => answerOf(2);
  await user.click(screen.getByRole('button', { name: 'Refresh' }));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(2));
  const table = within(screen.getByRole('table'));
  await user.click(table.getByRole('checkbox', { name: 'All on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(act).toHaveBeenLastCalledWith(['B1', 'B2']);
});

test('has a menu in each row', async () => {
  const rename = vi.fn();
  const rowActions = (row: Bike) => [{ label: 'Rename', onSelect: () => rename(row.code) }];
  const { user } = open('', { rowActions });
  await names();
  await user.click(screen.getByRole('button', { name: 'Actions for Bike 2' }));
  await user.click(screen.getByRole('menuitem', { name: 'Rename' }));
  expect(rename).toHaveBeenCalledExactlyOnceWith('B2');
});

test('stores a hidden column for the user and in the URL', async () => {
  const { user, address } = open('?page=1');
  await names();
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.queryByRole('checkbox', { name: 'Name' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Code' }));
  expect(screen.queryByRole('columnheader', { name: 'Code' })).toBeNull();
  expect(address()).toBe('?hide=code');
  expect(localStorage.getItem('pannier.columns.42.bikes')).toBe('["code"]');
});

test('ignores stored column settings of another shape', async () => {
  localStorage.setItem('pannier.columns.42.bikes', '{"code":1');
  open();
  await names();
  expect(screen.getByRole('columnheader', { name: 'Code' })).toBeDefined();
});

test('shows a skeleton only after 200 ms of waiting', async () => {
  mocks.answer = () => new Promise(() => undefined);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    open();
    await act(async () => void vi.advanceTimersByTime(150));
    expect(document.querySelector('.animate-pulse')).toBeNull();
    await act(async () => void vi.advanceTimersByTime(100));
    expect(document.querySelector('.animate-pulse')).not.toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test('saves, applies and deletes a view for the user', async () => {
  const { user, address } = open('?brand=north');
  await names();
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.type(screen.getByLabelText('Name of the view'), 'Northern{Enter}');
  const saved = within(screen.getByRole('list', { name: 'Saved views' }));
  expect(saved.getByRole('button', { name: 'Northern' }).getAttribute('aria-current')).toBe('true');
  await clearFilter(user, 'Brand');
  await waitFor(() => expect(address()).toBe(''));
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('button', { name: 'Northern' }));
  await waitFor(() => expect(address()).toBe('?brand=north'));
  await user.click(screen.getByRole('button', { name: 'Views' }));
  await user.click(screen.getByRole('button', { name: 'Delete view Northern' }));
  expect(screen.queryByRole('list', { name: 'Saved views' })).toBeNull();
  expect(localStorage.getItem('pannier.views.42.bikes')).toBe('[]');
});

const exported: NonNullable<Props['export']> = {
  list: 'bikes',
  title: 'Bikes',
  filter: { brand: 'north' },
  formats: ['csv'],
};
const request = { list: 'bikes', title: 'Bikes', filter: { brand: 'north' } };
const name = { name: 'name', header: 'Bike', paper: true };
const code = { name: 'code', header: 'Code', texts: { B1: 'One' } };

test('has the server make a file with the columns of the list', async () => {
  const { user } = open('', { export: exported });
  await saveListAs(user, 'CSV');
  await waitFor(() =>
    expect(mocks.saved).toEqual([{ ...request, format: 'csv', columns: [name, code] }]),
  );
});

test('leaves a hidden column out of the file', async () => {
  const { user } = open('?hide=code', { export: exported });
  await saveListAs(user, 'CSV');
  await waitFor(() => expect(mocks.saved).toMatchObject([{ columns: [name] }]));
});

test('shows the age of an answer and offers a refresh of old rows', async () => {
  mocks.answer = () => ({ ...answerOf(1), asOf: '2026-11-20T08:00:00Z' });
  renderScreen(<Bikes refresh="old" />, { now: '2026-11-20T08:04:00Z' });
  await screen.findByText('Bike 1');
  expect(screen.queryByText(/^as of/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Refresh' })).toBeNull();
  cleanup();
  renderScreen(<Bikes refresh="old" />, { now: '2026-11-20T08:10:00Z' });
  expect(await screen.findByText(/^as of/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeDefined();
});

test('draws items instead of a table', async () => {
  mocks.answer = () => answerOf(2);
  renderScreen(<Bikes columns={undefined} item={({ name }) => <li>{name}</li>} />);
  expect(
    within(await screen.findByRole('list', { name: 'Bikes' })).getAllByRole('listitem'),
  ).toHaveLength(2);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});

test('has no heading without a title', async () => {
  mocks.answer = () => answerOf(1);
  renderScreen(<Bikes title={undefined} />);
  await screen.findByText('Bike 1');
  expect(screen.queryByRole('heading')).toBeNull();
});
