import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { isBuilt, paths } from '../paths.ts';

export interface Preview {
  title: MessageDescriptor;
  to: string;
  /** Any of these permissions shows it. */
  scopes: readonly string[];
  /** Only where the host has payment areas (F035, N034). */
  payment?: true;
}

const previews: readonly Preview[] = [
  {
    title: msg`Open invoices`,
    to: paths.openInvoicesRelayout(),
    scopes: ['page.invoice-status'],
  },
  { title: msg`Paid invoices`, to: paths.invoicesNew(), scopes: ['page.invoice-status'] },
  {
    title: msg`Pay invoices`,
    to: paths.payInvoicesV2(),
    scopes: ['page.invoice-status', 'page.payment-request'],
    payment: true,
  },
  { title: msg`Bonus`, to: paths.dealerBonusNew(), scopes: ['page.bonus-dealer'] },
  { title: msg`Sales overview`, to: paths.salesOverviewNew(), scopes: ['page.dashboard'] },
  {
    title: msg`Third-party catalog`,
    to: paths.thirdPartyCatalogNew(),
    scopes: ['page.3rdpartycatalog'],
  },
  {
    title: msg`Catalog analysis`,
    to: paths.catalogAnalysisNew(),
    scopes: ['page.catalog-analyze'],
  },
];

/**
 * The newer variants of pages that the user may open (N021).
 * @param host whether the host has payment areas
 * @param exists whether the page of a path is built; others are left out
 */
export function previewsFor(
  has: (scope: string) => boolean,
  host: { payment: boolean },
  exists: (path: string) => boolean = isBuilt,
): Preview[] {
  return previews.filter(
    ({ to, scopes, payment }) => exists(to) && scopes.some(has) && (!payment || host.payment),
  );
}
