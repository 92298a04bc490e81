import { msg } from '@lingui/core/macro';
import { paths } from '#src/app/paths.ts';
import { type FeatureMenu, group } from '#src/ui/overlay/menu-link.ts';

export const invoicesMenu: FeatureMenu = {
  money: [
    group('invoices', msg`Invoices`, 'invoice', [
      {
        id: 'open-invoices',
        title: msg`Open invoices`,
        to: paths.openInvoices(),
        alsoAt: [paths.openInvoicesRelayout()],
        scopes: ['page.invoice-status'],
        key: 'i',
      },
      {
        id: 'paid-invoices',
        title: msg`Paid invoices`,
        to: paths.invoices(),
        alsoAt: [paths.invoicesNew()],
        scopes: ['page.invoice-status'],
      },
    ]),
  ],
};
