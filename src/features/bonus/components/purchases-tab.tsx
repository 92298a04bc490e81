import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { isCounted } from '#shared/bonus/bonus.rules.ts';
import { paths } from '#src/app/paths.ts';
import { ListPage } from '#src/crud/list/list-page.tsx';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Badge } from '#src/ui/badge.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { type Column, figureColumn, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import { type BonusPurchase, purchasesQuery } from '../bonus.queries.ts';
import type { BonusFilters } from '../use-bonus-filters.ts';
import { useReasonTexts } from '../use-bonus-texts.ts';

type Sums = { quantity: number; subTotal: number; counted: number; point: number; value: number };

/** The columns of invoice lines (E584 to E592); the line of totals is of all pages. */
function usePurchaseColumns(sums: Sums | undefined): Column<BonusPurchase>[] {
  const { t } = useLingui();
  const { has } = useSession();
  const { date } = useDates();
  const money = useMoney();
  const number = useNumber();
  const texts = useReasonTexts();
  const isLinked = has('page.invoice-status');
  return [
    {
      id: 'invoiceNumber',
      header: t`Invoice`,
      rowHeader: true,
      whole: true,
      file: [{ name: 'invoiceNumber', header: t`Invoice`, paper: true }],
      cell: ({ invoiceNumber }) =>
        isLinked ? (
          <RowLink to={paths.invoice(invoiceNumber)}>{invoiceNumber}</RowLink>
        ) : (
          invoiceNumber
        ),
    },
    wholeColumn('invoiceDate', t`Date`, ({ invoiceDate }) => date(invoiceDate), {
      phone: 'fact',
      file: [{ name: 'invoiceDate', header: t`Date`, paper: true }],
    }),
    {
      id: 'articleDescription',
      header: t`Description`,
      phone: 'fact',
      file: [{ name: 'articleDescription', header: t`Description`, paper: true }],
      cell: (row) => row.articleDescription,
    },
    wholeColumn('articleCode', t`Article`, (row) => row.articleCode, {
      priority: 3,
      hideable: true,
      file: [{ name: 'articleCode', header: t`Article` }],
    }),
    {
      id: 'brandId',
      header: t`Brand`,
      priority: 2,
      hideable: true,
      file: [{ name: 'brandId', header: t`Brand` }],
      cell: (row) => row.brandId,
    },
    {
      ...figureColumn<BonusPurchase>('quantity', t`Quantity`, (row) => number(row.quantity)),
      priority: 2,
      hideable: true,
      total: sums && number(sums.quantity),
      file: [{ name: 'quantity', header: t`Quantity`, paper: true }],
    },
    {
      ...figureColumn<BonusPurchase>('point', t`Points`, ({ point }) =>
        typeof point === 'number' ? number(point) : null,
      ),
      priority: 2,
      total: sums && number(sums.point),
      file: [{ name: 'point', header: t`Points` }],
    },
    {
      ...figureColumn<BonusPurchase>('pointValue', t`Value of a point`, ({ pointValue }) =>
        typeof pointValue === 'number' ? money(pointValue) : null,
      ),
      priority: 'asked',
      hideable: true,
      file: [{ name: 'pointValue', header: t`Value of a point` }],
    },
    {
      ...figureColumn<BonusPurchase>('pointSum', t`Value of the points`, (row) =>
        typeof row.point === 'number' ? money(row.point * (row.pointValue ?? 0)) : null,
      ),
      priority: 3,
      hideable: true,
      total: sums && money(sums.value),
      file: [{ name: 'pointSum', header: t`Value of the points` }],
    },
    {
      ...totalColumn<BonusPurchase>('subTotal', t`Net value`, (row) => money(row.subTotal)),
      total: sums && money(sums.subTotal),
      file: [
        { name: 'subTotal', header: t`Net value`, paper: true },
        { name: 'counted', header: t`Counted`, paper: true },
      ],
    },
    {
      id: 'reason',
      header: t({ message: 'Counts?', comment: 'column that says whether an invoice line counts' }),
      phone: 'state',
      total: sums && <Trans>Counted: {{ amount: money(sums.counted) }}</Trans>,
      file: [{ name: 'reason', header: t`Reason`, texts, paper: true }],
      cell: ({ reason }) => (
        <Badge tone={isCounted(reason) ? 'success' : 'neutral'}>{texts[reason]}</Badge>
      ),
    },
  ];
}

/** The invoice lines, each with whether it counts or why not, and the statement as a file (U262). */
export function PurchasesTab({ list, filter, year, quarter, brand }: BonusFilters) {
  const { t } = useLingui();
  const { customer } = useSession();
  const { webTitle } = useHostConfig();
  const { page, limit } = list.params;
  const query = purchasesQuery(customer?.unified ?? '', { ...filter, page, limit });
  const { data } = useQuery(query);
  const columns = usePurchaseColumns(data?.sums);
  const facts = [String(filter.year), quarter.value, brand.value];
  return (
    <ListPage
      name="bonus-purchases"
      caption={t`Purchases`}
      list={list}
      query={query}
      read={({ purchases, info }) => ({ rows: purchases, count: info.count })}
      rowKey={({ invoiceNumber, position }) => `${invoiceNumber} ${position}`}
      rowName={({ invoiceNumber, articleDescription }) => `${invoiceNumber} ${articleDescription}`}
      columns={columns}
      filters={[year, quarter, brand]}
      export={{
        list: 'bonus-purchases',
        title: t`Bonus statement`,
        filter,
        formats: ['pdf', 'xlsx', 'csv'],
        facts: () => [
          webTitle,
          customer ? `${shownCode(customer)} ${customer.name}` : '',
          ...facts,
        ],
      }}
      empty={<EmptyState kind="custom" title={<Trans>Nothing was invoiced this year</Trans>} />}
      noResult={{ showAll: <Trans>Show the whole year</Trans> }}
    />
  );
}
