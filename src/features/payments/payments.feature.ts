import type { ClientFeature } from '#src/crud/feature.ts';

/** Paying invoices, payment requests, and the payments of orders (R029 to R031). */
export const payments: ClientFeature = {
  screens: {
    payInvoices: () => import('./paying/pay-invoices.screen.tsx'),
    payInvoicesV2: () => import('./paying/pay-invoices.screen.tsx'),
    payments: () => import('./payment-requests.screen.tsx'),
    orderPayments: () => import('./order-payments.screen.tsx'),
    heldPayments: () => import('./held-payments.screen.tsx'),
    paymentRequest: () => import('./payment-request.screen.tsx'),
    bankEntries: () => import('./bank/bank-entries.screen.tsx'),
    savedPayments: () => import('./saved-payments.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: [
    'NewestPayments',
    'PaymentRequests',
    'PaymentRequest',
    'OrderPayments',
    'SavedPayments',
    'InvoicePaymentMethods',
  ],
  outbox: [
    {
      name: 'UploadPayment',
      version: 1,
      purpose: 'payments/receipt',
      customer: 'in arguments',
      refreshes: ['payments'],
    },
    {
      name: 'UploadPaymentDoc',
      version: 1,
      purpose: 'payments/document',
      customer: 'in arguments',
      refreshes: ['payments'],
    },
  ],
};
