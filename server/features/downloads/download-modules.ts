import { claimDownload } from '#server/features/claims/claims.public.ts';
import { deliveryDownload } from '#server/features/deliveries/deliveries.public.ts';
import { invoiceDownload } from '#server/features/invoices/invoices.public.ts';
import { openOrderDownload } from '#server/features/orders/orders.public.ts';
import { saleDownload } from '#server/features/retail-sales/retail-sales.public.ts';
import type { Viewer } from '#server/graphql/context.ts';
import type { PeriodExport } from '#server/lib/period-export.ts';
import { type DownloadModuleName, downloadModules } from '#shared/downloads/modules.ts';

/** The records of each module. */
export const moduleExports: Readonly<Record<DownloadModuleName, PeriodExport>> = {
  OPEN_ORDERS: openOrderDownload,
  DELIVERIES: deliveryDownload,
  INVOICES: invoiceDownload,
  RETAIL_SALES: saleDownload,
  CLAIMS: claimDownload,
};

/** Whether a user may read the records of a module. */
export const mayRead = ({ scopes }: Pick<Viewer, 'scopes'>, module: DownloadModuleName): boolean =>
  downloadModules[module].some((scope) => scopes.has(scope));

/** The areas of a user as a text that is the same for the same areas. */
export const toAreaText = ({ areas }: Pick<Viewer, 'areas'>): string =>
  JSON.stringify(
    areas.map(({ sorg, limitation, value }) => [sorg, limitation, value].join(' ')).toSorted(),
  );

/** The place of a file in the file store. */
export const placeOfDownload = (id: string): string => `downloads/${id}`;
