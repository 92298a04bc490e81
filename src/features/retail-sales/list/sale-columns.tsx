import { Trans, useLingui } from '@lingui/react/macro';
import type { RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import { type Column, type FileColumn, textColumn } from '#src/ui/table/column.ts';
import type { RegisteredSale } from '../retail-sales.queries.ts';
import { useSaleTexts } from '../use-sale-texts.ts';

const toneOf = (status: string): BadgeProps['tone'] => {
  if (status === 'complete') return 'success';
  return status.startsWith('failed') ? 'error' : 'info';
};

/** The state of a sale, and why the distributor refused it. */
function SaleState({ status, reason, deletedAt, nonRetail }: RegisteredSale) {
  const { states } = useSaleTexts();
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={toneOf(status)}>{states[status as RetailSaleState]}</Badge>
      {nonRetail ? (
        <Badge>
          <Trans comment="a bike used without a consumer">Non-retail</Trans>
        </Badge>
      ) : null}
      {deletedAt ? (
        <Badge tone="warning">
          <Trans comment="the distributor has to take the deletion">Being deleted</Trans>
        </Badge>
      ) : null}
      {reason ? <span className="text-sm text-error-ink">{reason}</span> : null}
    </span>
  );
}

/** Whether the consumer got the warranty card by mail. */
function CardMail({ mail: { state, at } }: { mail: NonNullable<RegisteredSale['cardMail']> }) {
  const { date } = useDates();
  if (state === 'failed')
    return (
      <span className="text-sm text-error-ink">
        <Trans>
          The e-mail with the card could not be sent. The portal keeps trying for a day.
        </Trans>
      </span>
    );
  return (
    <span className="text-sm text-ink-muted">
      {state === 'sent' ? (
        <Trans>Card mailed on {{ day: date(at) }}</Trans>
      ) : (
        <Trans>The card is being mailed</Trans>
      )}
    </span>
  );
}

/** The columns of the report (E533 to E545). */
export function useSaleColumns(): Column<RegisteredSale>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const { states, types } = useSaleTexts();
  const plain = (
    id: string,
    header: string,
    text: (sale: RegisteredSale) => string | null | undefined,
    file: readonly FileColumn[],
    rest: Partial<Column<RegisteredSale>> = {},
  ): Column<RegisteredSale> => ({
    ...textColumn<RegisteredSale>(id, header, (sale) => text(sale) ?? ''),
    sortBy: undefined,
    file,
    ...rest,
  });
  return [
    {
      id: 'frameNumber',
      header: t`Frame number`,
      rowHeader: true,
      sortable: true,
      file: [{ name: 'frameNumber', header: t`Frame number` }],
      cell: ({ frameNumber }) => frameNumber,
      whole: true,
    },
    {
      id: 'soldDate',
      phone: 'fact',
      header: t`Sold on`,
      sortable: true,
      file: [{ name: 'soldDate', header: t`Sold on` }],
      cell: ({ soldDate }) => date(soldDate),
      whole: true,
    },
    plain(
      'article',
      t`Article`,
      (sale) => sale.articleDescription || sale.articleCode,
      [
        { name: 'articleCode', header: t`Article code` },
        { name: 'articleDescription', header: t`Article` },
      ],
      { phone: 'fact' },
    ),
    plain(
      'oldCode',
      t`Old code`,
      ({ oldCode }) => oldCode,
      [{ name: 'oldCode', header: t`Old code` }],
      { priority: 3 },
    ),
    plain(
      'dealer',
      t`Dealer`,
      ({ dealerName }) => dealerName,
      [{ name: 'dealerName', header: t`Dealer` }],
      { priority: 2, unlessEqual: true },
    ),
    plain(
      'consumer',
      t`Consumer`,
      ({ customer }) => [customer?.name, customer?.city].filter(Boolean).join(', '),
      [
        { name: 'consumerName', header: t`Consumer` },
        { name: 'consumerCity', header: t`City` },
      ],
      { priority: 2 },
    ),
    {
      id: 'status',
      phone: 'state',
      header: t`Status`,
      sortable: true,
      file: [
        { name: 'type', header: t`Type`, texts: types },
        { name: 'status', header: t`Status`, texts: states },
        { name: 'reason', header: t`Reason` },
      ],
      cell: (sale) => <SaleState {...sale} />,
    },
    {
      id: 'created',
      priority: 3,
      header: t`Registered on`,
      hideable: true,
      file: [{ name: 'createdAt', header: t`Registered on` }],
      cell: ({ createdAt }) => date(createdAt),
      whole: true,
    },
    {
      id: 'warranty',
      priority: 3,
      header: t`Warranty until`,
      hideable: true,
      file: [{ name: 'warrantyUntil', header: t`Warranty until` }],
      cell: ({ warrantyUntil, cardMail }) => (
        <>
          {warrantyUntil ? (
            <span className="tabular block whitespace-nowrap">{date(warrantyUntil)}</span>
          ) : null}
          {cardMail ? <CardMail mail={cardMail} /> : null}
        </>
      ),
    },
  ];
}
