import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import type { SalesFigureFragment } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { usePercent } from '#src/i18n/use-percent.ts';
import { Icon } from '#src/ui/icon.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import {
  escapeId,
  type SalesList,
  type SalesParams,
  salesParams,
} from '../sales-overview.params.ts';
import { changeOf, differenceOf } from '../sales-sentence.rules.ts';
import { useUnnamed } from '../use-unnamed.ts';

export interface FigureRow extends SalesFigureFragment {
  kind: 'brands' | 'merchandiseCategories' | 'models' | 'series';
  /** The net sales of all, of which the row has a share. */
  all: number;
  /** Of a model. */
  brand?: string;
  series?: readonly SalesFigureFragment[];
}

/** The address of the overview with a change of its filter; a link, so that Back leads back. */
export const toSalesPath = (params: SalesParams, change: Partial<SalesParams>) =>
  paths.salesOverview(
    Object.fromEntries(salesParams.serialize({ ...params, page: 1, sort: '', ...change })),
  );

/** A row leads to its models, a model or series to the invoices behind it. */
function toRowPath(params: SalesParams, { kind, id }: FigureRow): string {
  const by: SalesList = kind === 'brands' || kind === 'merchandiseCategories' ? 'models' : 'lines';
  return toSalesPath(params, { by, [kind]: [escapeId(id)] });
}

interface Use {
  params: SalesParams;
  open: readonly string[];
  onToggle: (id: string) => void;
}

/** The columns of brands, categories and models: net sales, last year, difference, quantity, share. */
export function useFigureColumns(
  by: Exclude<SalesList, 'lines'>,
  { params, open, onToggle }: Use,
): Column<FigureRow>[] {
  const { t } = useLingui();
  const money = useMoney();
  const number = useNumber();
  const percent = usePercent();
  const unnamed = useUnnamed();
  const headers = { brands: t`Brand`, merchandiseCategories: t`Category`, models: t`Model` };
  const changeText = (row: FigureRow) => {
    const change = changeOf(row);
    const text = change === null ? '' : percent(change, 0);
    return change !== null && change > 0 ? `+${text}` : text;
  };
  const file = (name: string, header: string) => [{ name, header }];
  return [
    {
      id: 'name',
      header: headers[by],
      rowHeader: true,
      sortBy: ({ name }) => name,
      file: [
        ...file('name', headers[by]),
        ...(by === 'models' ? [...file('brand', t`Brand`), ...file('series', t`Series`)] : []),
      ],
      cell: (row) => (
        <span className={row.kind === 'series' ? 'block pl-8' : 'flex items-center gap-1'}>
          {row.series && row.series.length > 1 ? (
            <button
              type="button"
              aria-expanded={open.includes(row.id)}
              aria-label={t`Series of ${{ model: row.name || unnamed }}`}
              onClick={() => onToggle(row.id)}
              className="flex size-touch shrink-0 items-center justify-center rounded hover:bg-sunken"
            >
              <Icon name={open.includes(row.id) ? 'chevron-down' : 'chevron-right'} size={20} />
            </button>
          ) : null}
          <RowLink to={toRowPath(params, row)}>{row.name || unnamed}</RowLink>
        </span>
      ),
    },
    ...(by === 'models'
      ? [
          {
            id: 'brand',
            header: t`Brand`,
            phone: 'fact' as const,
            cell: ({ brand }: FigureRow) => brand,
          },
        ]
      : []),
    {
      ...totalColumn<FigureRow>('netSales', t`Net sales`, ({ netSales }) => money(netSales)),
      sortBy: ({ netSales }) => netSales,
      file: file('netSales', t`Net sales`),
    },
    {
      ...figureColumn<FigureRow>('netSalesLastYear', t`Last year`, (row) =>
        money(row.netSalesLastYear),
      ),
      sortBy: (row) => row.netSalesLastYear,
      priority: 2,
      file: file('netSalesLastYear', t`Last year`),
    },
    {
      ...figureColumn<FigureRow>('difference', t`Difference`, (row) => money(differenceOf(row))),
      sortBy: differenceOf,
      priority: 2,
      file: file('difference', t`Difference`),
    },
    {
      ...figureColumn<FigureRow>(
        'change',
        t({ message: 'Change', context: 'against last year' }),
        changeText,
      ),
      phone: 'state',
    },
    {
      ...figureColumn<FigureRow>('invoiceQuantity', t`Pieces`, (row) =>
        number(row.invoiceQuantity),
      ),
      sortBy: (row) => row.invoiceQuantity,
      priority: 2,
      file: file('invoiceQuantity', t`Pieces`),
    },
    {
      ...figureColumn<FigureRow>(
        'share',
        t({ message: 'Share', context: 'part of all sales' }),
        ({ netSales, all }) => (all > 0 ? percent(netSales / all, 0) : ''),
      ),
      phone: 'fact',
      file: file('share', t`Share in percent`),
    },
  ];
}
