/** The states of an order's payment (B214). It is empty for an order that is paid by invoice. */
export type OrderPaymentStatus = '' | 'Waiting' | 'Uploaded' | 'Failed' | 'Voided' | 'Completed';

/** The stored values that decide the payment state of an order. */
export interface StoredOrderPayment {
  /** The state that was stored last; empty before any. */
  status: string;
  paymentType: string;
  isCancelled: boolean;
}

/** Returns the payment state of an order. The ERP's state counts. Until it arrives the payment waits. */
export function orderPaymentStatus({
  status,
  paymentType,
  isCancelled,
}: StoredOrderPayment): OrderPaymentStatus {
  const onInvoice = paymentType.trim().toLowerCase() === 'invoice';
  const stated = (status || (onInvoice ? '' : 'Waiting')) as OrderPaymentStatus;
  return stated === 'Waiting' && isCancelled ? 'Voided' : stated;
}

/** Returns whether the customer may still upload papers, and staff may still approve or void the payment. */
export const isUndecided = (status: OrderPaymentStatus): boolean =>
  status === 'Waiting' || status === 'Uploaded';
