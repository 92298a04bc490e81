import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { RowLink } from '#src/crud/record/record-links.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { toWaitingStates } from '#src/crud/record/waiting-entries.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { Badge } from '#src/ui/badge.tsx';
import { type Column, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import type { ListedOrder } from '../third-party.queries.ts';
import { statusTones, useStatusTexts } from './use-status-texts.ts';
import { useAllWaiting } from './waiting-items.ts';

/** The columns of the list of orders; a file has a row for each item. @param isIncoming for their vendor */
export function useOrderColumns(isIncoming: boolean): Column<ListedOrder>[] {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useMoney();
  const number = useNumber();
  const statuses = useStatusTexts();
  const waiting = toWaitingStates(useAllWaiting());
  return [
    {
      id: 'orderNo',
      header: t`Order number`,
      rowHeader: true,
      whole: true,
      cell: ({ orderNo }) => <RowLink to={paths.thirdPartyOrder(orderNo)}>{orderNo}</RowLink>,
      file: [
        { name: 'orderNo', header: t`Order number` },
        { name: 'articleCode', header: t`Article number` },
        { name: 'description', header: t`Article` },
        { name: 'orderQty', header: t`Quantity` },
        { name: 'salesUnit', header: t`Unit` },
        { name: 'price', header: t`Price` },
        { name: 'subtotal', header: t`Amount` },
      ],
    },
    {
      id: 'party',
      header: isIncoming ? t`Buyer` : t`Vendor`,
      phone: 'fact',
      cell: ({ custThirdParty, product }) =>
        isIncoming ? custThirdParty.name : product.vendor.name,
      file: [
        { name: 'vendor', header: t`Vendor` },
        { name: 'custCode', header: t`Customer number` },
        { name: 'customer', header: t`Buyer` },
      ],
    },
    {
      id: 'articles',
      header: t`Articles`,
      priority: 2,
      cell: ({ product, details }) =>
        details.length > 1
          ? t`${{ article: product.description }} and ${{ count: number(details.length - 1) }} more`
          : product.description,
    },
    wholeColumn('createdAt', t`Ordered`, ({ createdAt }) => date(createdAt), {
      phone: 'fact',
      file: [
        { name: 'createdAt', header: t`Ordered` },
        { name: 'reqDeliveryDate', header: t`Requested delivery` },
        { name: 'notes', header: t`Notes` },
      ],
    }),
    totalColumn('total', t`Total`, ({ totalOrder }) => money(totalOrder)),
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      cell: ({ orderNo, status }) => {
        const state = waiting.get(orderNo);
        return state ? (
          <WaitingBadge state={state} />
        ) : (
          <Badge tone={statusTones[status]}>{statuses[status]}</Badge>
        );
      },
      file: [{ name: 'status', header: t`Status`, texts: statuses }],
    },
  ];
}
