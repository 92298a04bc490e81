/** The states of a payment request, in the order of the filter (C101 to C105). */
export const requestStatuses = ['pending', 'on processing', 'complete', 'failed', 'void'] as const;

/** The states of an order's payment (B214). */
export const orderPaymentStatuses = [
  'Waiting',
  'Uploaded',
  'Completed',
  'Failed',
  'Voided',
] as const;

/** Whether nothing changes a request any more. */
export const isOver = (status: string): boolean =>
  status === 'complete' || status === 'failed' || status === 'void';
