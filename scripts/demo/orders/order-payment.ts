import type { Row } from '../columns.ts';
import { daysAfter } from '../dates.ts';
import type { OrderOf } from './order-of.ts';
import type { PlannedOrder } from './plan.ts';

/** The first order of the first dealer was paid before it was delivered. */
export const isPrepaid = ({ index, nth }: Pick<OrderOf, 'index' | 'nth'>): boolean =>
  index === 1 && nth === 1;

type PaymentCells = Pick<Row<'orders.csv'>, 'payment' | 'paymentStatus' | 'paymentExpires'>;

/**
 * How an order is paid. Some orders of the first dealer are paid in advance, one in each state; that the payment of
 * the first one has arrived is in `payment_results.csv`.
 */
export function orderPayment(of: OrderOf, plan: PlannedOrder): PaymentCells {
  const status = of.index === 1 ? statusOf(plan) : null;
  if (!isPrepaid(of) && status === null) return { payment: 'Invoice' };
  return {
    payment: 'Bank Transfer',
    paymentStatus: status,
    paymentExpires: status === 'Waiting' ? daysAfter(of.today, 6) : '',
  };
}

function statusOf({ fate, consignment }: PlannedOrder): string | null {
  if (fate === 'waiting') return 'Waiting';
  if (fate === 'cancelled') return 'Voided';
  if (fate === 'confirmed') return consignment ? 'Failed' : 'Uploaded';
  return null;
}
