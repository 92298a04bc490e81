import type {
  ClickCollectListedOrder,
  ClickCollectOrder,
} from '#server/graphql/generated/types.ts';
import { toPlace, toStatus } from '#shared/click-collect/statuses.ts';
import type { ListedRow, OrderRow } from './click-collect.store.ts';

/** Returns an order as lists answer it. @param today the day of the sales organisation */
export function toListedOrder(
  row: ListedRow,
  today: string,
): Omit<ClickCollectListedOrder, '__typename'> {
  const { consumer, pickUpBy } = row;
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    custCode: row.custCode,
    status: toStatus(row.status),
    customer: consumer && {
      ...consumer,
      fullName: `${consumer.firstName} ${consumer.lastName}`.trim(),
    },
    createdAt: row.createdAt.toISOString(),
    createdBy: row.createdBy,
    pieces: row.pieces,
    pickUpBy,
    overdue: row.status === toPlace('READY_TO_PICKUP') && pickUpBy !== null && pickUpBy < today,
  };
}

/** Returns a whole order as it is answered; the code of the consumer is never part of it. */
export function toOrder(row: OrderRow, today: string): ClickCollectOrder {
  const { buildFee, needsCode, lines } = row;
  return {
    ...toListedOrder(row, today),
    buildFee,
    needsCode,
    useDealerStock: lines.some(({ mark }) => mark === 'READY_TO_PICKUP'),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    details: lines.map(({ mark: _, serials: __, ...detail }) => detail),
    items: lines.map(({ id, mark, serials }) => ({ id, mark, serials })),
    asOf: new Date().toISOString(),
  };
}
