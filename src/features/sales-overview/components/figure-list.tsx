import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { ListFrame } from '#src/crud/list/list-frame.tsx';
import type { ListState } from '#src/crud/list/list-params.ts';
import type { ListFrameProps, ListResult } from '#src/crud/list/list-props.ts';
import { useListOnDevice } from '#src/crud/list/use-list-on-device.ts';
import { Button } from '#src/ui/button.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import type { SalesList, SalesParams } from '../sales-overview.params.ts';
import { toSalesFilter } from '../sales-overview.params.ts';
import type { Overview } from '../sales-overview.queries.ts';
import { type FigureRow, useFigureColumns } from './figure-columns.tsx';

type Figures = Exclude<SalesList, 'lines'>;

export type SalesListProps = Pick<
  ListFrameProps<unknown, unknown>,
  'above' | 'filters' | 'notice'
> & {
  list: ListState<SalesParams>;
};

interface Props extends SalesListProps {
  by: Figures;
  result: ListResult<Overview>;
  title: string;
}

/** The rows of a list; a model is followed by its series while it is open. */
function toRows(overview: Overview, by: Figures): FigureRow[] {
  const rows: readonly (Overview['brands'][number] | Overview['models'][number])[] = overview[by];
  return rows.map((row) => ({ ...row, kind: by, all: overview.total.netSales }));
}

function withSeries(row: FigureRow): FigureRow[] {
  return [
    row,
    ...(row.series ?? []).map((one) => ({
      ...one,
      kind: 'series' as const,
      all: row.all,
    })),
  ];
}

/** Brands, merchandise categories, or models that open to their series (U269). */
export function FigureList({ by, list, result, title, ...frame }: Props) {
  const { t } = useLingui();
  const { params } = list;
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = (id: string) =>
    setOpen(open.includes(id) ? open.filter((one) => one !== id) : [...open, id]);
  const columns = useFigureColumns(by, { params, open, onToggle: toggle });
  const { data } = result;
  const rows = data ? toRows(data, by).map((row) => ({ ...row, text: row.name })) : [];
  const shown = useListOnDevice(
    {
      device: data && { rows, asOf: Date.parse(data.asOf) },
      isFetching: result.isFetching,
      refetch: result.refetch,
      server: { ...result, data: undefined },
    },
    columns,
    params,
  );
  return (
    <ListFrame
      {...frame}
      name="sales-overview"
      title={<Trans>Sales overview</Trans>}
      caption={title}
      list={list}
      result={{ ...shown, isPlaceholderData: result.isPlaceholderData }}
      read={({ rows: page, count }) => ({
        rows: page.flatMap((row) => (open.includes(row.id) ? withSeries(row) : [row])),
        count,
      })}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      columns={columns}
      export={{
        list: 'sales-overview',
        title,
        formats: ['xlsx', 'csv'],
        filter: { by, ...toSalesFilter(params) },
      }}
      refresh="old"
      tools={() => <ClearAll list={list} />}
      empty={<NoSales />}
      noResult={{ showAll: t`Clear all filters` }}
    />
  );
}

/** Takes all filters away at once. */
export function ClearAll({ list }: Pick<SalesListProps, 'list'>) {
  if (!list.narrowed) return null;
  return (
    <Button variant="quiet" onClick={list.clear}>
      <Trans>Clear all filters</Trans>
    </Button>
  );
}

export function NoSales(): ReactNode {
  return (
    <EmptyState
      kind="custom"
      title={<Trans>No sales yet</Trans>}
      text={<Trans>Invoices are counted here as soon as they are written.</Trans>}
    />
  );
}
