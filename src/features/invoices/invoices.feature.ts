import type { ClientFeature } from '#src/crud/feature.ts';

/** Invoices, open and paid (U006). */
export const invoices: ClientFeature = {
  screens: {
    openInvoices: () => import('./open-invoices.screen.tsx'),
    openInvoicesRelayout: () => import('./open-invoices.screen.tsx'),
  },
  hiddenInShowroom: true,
  keptQueries: ['OpenInvoices', 'PaidInvoices', 'InvoiceDetail', 'AccountStatement'],
};
