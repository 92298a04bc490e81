import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import {
  dayRangeFilter,
  multiSelectFilter,
  selectFilter,
  toggleFilter,
} from '#src/crud/list/filters.tsx';
import { ListPage } from '#src/crud/list/list-page.tsx';
import {
  choiceParam,
  choicesParam,
  dayParam,
  defineListParams,
  flagParam,
  pageParams,
  sortParam,
  textParam,
} from '#src/crud/list/list-params.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { Column } from '#src/ui/table/column.ts';
import { Sample, Section } from './sample.tsx';

interface Claim {
  number: string;
  article: string;
  state: 'open' | 'closed';
  amount: number;
}

const claims: Claim[] = Array.from({ length: 34 }, (_, index) => ({
  number: `C-${1000 + index}`,
  article:
    index === 3 ? 'Chain 12-speed with a name of sixty characters, links 126, gold' : 'Chain',
  state: index % 3 ? 'open' : 'closed',
  amount: (index * 37) % 200,
}));

const claimParams = defineListParams(
  v.object({
    search: textParam(),
    state: choiceParam(['', 'open', 'closed']),
    kinds: choicesParam(['bike', 'part']),
    from: dayParam(),
    to: dayParam(),
    mine: flagParam(),
    sort: sortParam(['number', 'amount']),
    hide: choicesParam(['state']),
    ...pageParams,
  }),
);

const columns: Column<Claim>[] = [
  {
    id: 'number',
    header: 'Claim',
    rowHeader: true,
    sortable: true,
    file: [{ name: 'number', header: 'Claim' }],
    cell: ({ number }) => number,
  },
  {
    id: 'article',
    header: 'Article',
    phone: 'fact',
    cell: ({ article }) => article,
    total: 'Total',
  },
  { id: 'state', header: 'State', phone: 'state', hideable: true, cell: ({ state }) => state },
  {
    id: 'amount',
    header: 'Amount',
    align: 'end',
    whole: true,
    phone: 'figure',
    sortable: true,
    cell: ({ amount }) => amount,
    total: claims.reduce((sum, { amount }) => sum + amount, 0),
  },
];

const stateOptions = [
  { value: 'open', label: 'Open' },
  { value: 'closed', label: 'Closed' },
] as const;

type Answer = { rows: Claim[]; count: number };

interface Props {
  name: string;
  load: (params: typeof claimParams.defaults) => Answer | Promise<Answer>;
  /** Was read before; a failure to read it again leaves it shown. */
  known?: Answer;
}

function Claims({ name, load, known }: Props) {
  const list = claimParams.useLocal();
  const { params, set } = list;
  const filters = [
    selectFilter(
      {
        id: 'state',
        label: 'State',
        value: params.state,
        options: stateOptions,
        onChange: (state) => set({ state }),
      },
      'All',
    ),
    multiSelectFilter({
      id: 'kinds',
      label: 'Kinds',
      values: params.kinds,
      options: [
        { value: 'bike', label: 'Bikes' },
        { value: 'part', label: 'Parts' },
      ],
      onChange: (kinds) => set({ kinds: [...kinds] }),
    }),
    dayRangeFilter({
      id: 'days',
      label: 'Created',
      labels: { from: 'Created from', to: 'Created until' },
      from: params.from,
      to: params.to,
      dayText: (day) => day,
      onChange: set,
    }),
    toggleFilter({
      id: 'mine',
      label: 'Mine only',
      on: params.mine,
      onChange: (mine) => set({ mine }),
    }),
  ];
  return (
    <ListPage
      section
      refresh
      views
      name={name}
      title="Claims"
      caption={`Claims, ${name}`}
      list={list}
      query={{
        queryKey: [name, params],
        queryFn: () => load(params),
        retry: false,
        ...(known && { initialData: known }),
      }}
      read={(answer) => answer}
      rowKey={({ number }) => number}
      rowName={({ number }) => number}
      columns={columns}
      rowActions={() => [{ label: 'Close the claim', onSelect: () => undefined }]}
      bulk={({ rows, clear }) => <Button onClick={clear}>Close {rows.length}</Button>}
      search={{ label: 'Search claims', hint: 'Number or article' }}
      filters={filters}
      export={{ list: 'claims', title: 'Claims', formats: ['xlsx', 'csv'], filter: {} }}
      empty={<EmptyState kind="no-data" />}
      noResult={{ showAll: 'Show all claims' }}
    />
  );
}

function findPage({ search, state, page, limit }: typeof claimParams.defaults): Answer {
  const rows = claims.filter(
    (claim) => claim.number.includes(search) && (!state || claim.state === state),
  );
  return { rows: rows.slice((page - 1) * limit, page * limit), count: rows.length };
}

const fail = () => Promise.reject(new Error('down'));

/** A list on the frame of src/crud: with rows, without, loading, not loaded, and out of date. */
export function ListFrame() {
  const [queries] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={queries}>
      <Section title="List frame">
        <Sample title="rows, filters, selection, row menu, totals, views, export">
          <Claims name="full" load={findPage} />
        </Sample>
        <Sample title="no rows">
          <Claims name="empty" load={() => ({ rows: [], count: 0 })} />
        </Sample>
        <Sample title="failed">
          <Claims name="failed" load={fail} />
        </Sample>
        <Sample title="loading">
          <Claims name="loading" load={() => new Promise(() => undefined)} />
        </Sample>
        <Sample title="could not be refreshed">
          <Claims name="stale" load={fail} known={{ rows: claims.slice(0, 2), count: 2 }} />
        </Sample>
      </Section>
    </QueryClientProvider>
  );
}
