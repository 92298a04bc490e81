import { useLingui } from '@lingui/react/macro';
import { RefusalNotice } from '#src/crud/form/refusal-notice.tsx';
import { WaitingBadge } from '#src/crud/record/waiting-badge.tsx';
import { listRefusals } from '#src/crud/record/waiting-entries.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useUnits } from '#src/i18n/use-units.ts';
import { Badge } from '#src/ui/badge.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { type Column, figureColumn, totalColumn } from '#src/ui/table/column.ts';
import { DataTable } from '#src/ui/table/data-table.tsx';
import type { OrderItem, ShownOrder } from '../third-party.queries.ts';
import { useItemActions } from './item-actions.tsx';
import { statusTones, useStatusTexts } from './use-status-texts.ts';
import { type StatusNote, useWaitingItems } from './waiting-items.ts';

/** The items of an order, with the states that the viewer may give them. */
export function OrderItems({ order }: { order: ShownOrder }) {
  const { t } = useLingui();
  const money = useMoney();
  const { quantity } = useUnits();
  const actionsOf = useItemActions(order);
  const waiting = useWaitingItems(order.orderNo);
  const refused = [...waiting.values()].filter(({ state }) => state === 'parked');
  const columns: Column<OrderItem>[] = [
    {
      id: 'article',
      header: t`Article`,
      rowHeader: true,
      cell: ({ description, articleCode }) => (
        <>
          {description}
          <SecondLine>{articleCode}</SecondLine>
        </>
      ),
    },
    {
      ...figureColumn<OrderItem>('qty', t`Quantity`, ({ orderQty, salesUnit }) =>
        quantity(orderQty, salesUnit),
      ),
      phone: 'fact',
    },
    figureColumn('price', t`Price`, ({ price }) => money(price)),
    totalColumn('subtotal', t`Amount`, ({ subtotal }) => money(subtotal)),
    {
      id: 'status',
      header: t`Status`,
      phone: 'state',
      cell: (item) => <ItemStatus item={item} orderNo={order.orderNo} />,
    },
  ];
  return (
    <section className="space-y-3" aria-label={t`Items`}>
      {refused.map((entry) => (
        <RefusalNotice key={entry.id} problems={listRefusals(entry)} />
      ))}
      <DataTable
        caption={t`Items`}
        columns={columns}
        rows={order.details}
        rowKey={({ articleCode }) => articleCode}
        rowName={({ description }) => description}
        rowActions={actionsOf}
      />
    </section>
  );
}

function ItemStatus({ item, orderNo }: { item: OrderItem; orderNo: string }) {
  const statuses = useStatusTexts();
  const entry = useWaitingItems(orderNo).get(item.articleCode);
  const status = entry ? (entry.note as StatusNote).status : item.status;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Badge tone={statusTones[status]}>{statuses[status]}</Badge>
      {entry ? <WaitingBadge state={entry.state} /> : null}
    </span>
  );
}
