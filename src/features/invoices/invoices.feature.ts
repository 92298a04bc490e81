import type { ClientFeature, Load } from '#src/crud/feature.ts';

const open: Load = () => import('./open-invoices.screen.tsx');
const paid: Load = () => import('./paid-invoices.screen.tsx');

/** Invoices, open and paid (U006). */
export const invoices: ClientFeature = {
  screens: {
    openInvoices: open,
    openInvoicesRelayout: open,
    invoices: paid,
    invoicesNew: paid,
    invoice: () => import('./invoice-detail.screen.tsx'),
    accountStatement: () => import('./account-statement.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: [
    'OpenInvoices',
    'DueInvoices',
    'PaidInvoices',
    'InvoiceDetail',
    'AccountStatement',
    'AveragePaymentDays',
  ],
  outbox: [
    { name: 'SendEmailInvoice', version: 1, overwrites: true, customer: 'in arguments' },
    {
      name: 'CreateInvoiceDispute',
      version: 1,
      purpose: 'invoices/dispute',
      customer: 'in arguments',
      refreshes: ['invoices'],
    },
  ],
};
