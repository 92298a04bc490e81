import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ListFrame } from '#src/crud/list/list-frame.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { toSalesFilter } from '../sales-overview.params.ts';
import { type Line, salesQueries } from '../sales-overview.queries.ts';
import { ClearAll, NoSales, type SalesListProps } from './figure-list.tsx';

function useLineColumns(severalCustomers: boolean): Column<Line>[] {
  const { t } = useLingui();
  const money = useMoney();
  const number = useNumber();
  const { date } = useDates();
  const mayOpen = useSession().has('page.invoice-status');
  return [
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      whole: true,
      cell: ({ invoiceNo }) =>
        mayOpen ? <RowLink to={paths.invoice(invoiceNo)}>{invoiceNo}</RowLink> : invoiceNo,
    },
    {
      id: 'date',
      header: t`Date`,
      phone: 'fact',
      whole: true,
      cell: ({ invoiceDate }) => date(invoiceDate),
    },
    { id: 'article', header: t`Article`, phone: 'fact', cell: (line) => line.articleDescription },
    {
      id: 'code',
      header: t`Article number`,
      priority: 3,
      whole: true,
      cell: ({ articleCode }) => articleCode,
    },
    ...(severalCustomers
      ? [
          {
            id: 'customer',
            header: t`Customer`,
            priority: 2 as const,
            cell: ({ custName }: Line) => custName,
          },
        ]
      : []),
    {
      ...figureColumn<Line>('quantity', t`Pieces`, ({ quantity }) => number(quantity)),
      phone: 'state',
    },
    totalColumn('netSales', t`Net sales`, ({ netSales }) => money(netSales)),
  ];
}

/** The lines of invoices behind the figures, the newest first. */
export function LineList({ list, title, ...frame }: SalesListProps & { title: string }) {
  const { t } = useLingui();
  const { customer } = useSession();
  const { params } = list;
  const result = useDeferredQuery(
    salesQueries.lines(customer?.unified ?? '', toSalesFilter(params)),
  );
  const columns = useLineColumns(params.customers.length > 0);
  const { page, limit } = params;
  return (
    <ListFrame
      {...frame}
      name="sales-lines"
      title={<Trans>Sales overview</Trans>}
      caption={title}
      list={list}
      result={result}
      read={({ lines }) => ({
        rows: lines.slice((page - 1) * limit, page * limit),
        count: lines.length,
      })}
      rowKey={({ id }) => id}
      columns={columns}
      unsorted
      refresh="old"
      tools={() => <ClearAll list={list} />}
      notice={
        <>
          {frame.notice}
          {result.data?.more ? (
            <Notice tone="info">
              <Trans>The newest 200 lines are listed. Narrow the filters to see the others.</Trans>
            </Notice>
          ) : null}
        </>
      }
      empty={<NoSales />}
      noResult={{ showAll: t`Clear all filters` }}
    />
  );
}
