import type { LockedOwner } from './documents.store.ts';

/** The states of an order's payment (B214); empty for an order that is paid by its invoice. */
export type OrderPaymentStatus = '' | 'Waiting' | 'Uploaded' | 'Failed' | 'Voided' | 'Completed';

/** How the payment of an order stands; the ERP's word counts, and until then it is waited for. */
export function orderPaymentStatus({
  status,
  paymentType,
  isCancelled,
}: Pick<LockedOwner, 'status' | 'paymentType' | 'isCancelled'>): OrderPaymentStatus {
  const onInvoice = paymentType.trim().toLowerCase() === 'invoice';
  const stated = (status || (onInvoice ? '' : 'Waiting')) as OrderPaymentStatus;
  return stated === 'Waiting' && isCancelled ? 'Voided' : stated;
}

/** Whether the customer may still show papers, and staff approve or void. */
export const isUndecided = (status: OrderPaymentStatus): boolean =>
  status === 'Waiting' || status === 'Uploaded';
