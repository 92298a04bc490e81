/**
 * The kinds of records that the download area has (N103), each with the permissions of which one is needed to read
 * them.
 */
export const downloadModules = {
  OPEN_ORDERS: ['page.order-status'],
  DELIVERIES: ['page.order-status'],
  INVOICES: ['page.invoice-status'],
  RETAIL_SALES: ['page.customer-sales-report'],
  CLAIMS: ['page.claim'],
} as const satisfies Record<string, readonly string[]>;

export type DownloadModuleName = keyof typeof downloadModules;

export const downloadModuleNames = Object.keys(downloadModules) as DownloadModuleName[];

/** Requests of one user on a day of the sales organisation; failed ones are not counted (N102). */
export const mostDownloads = 10;

/** For so many days a file can be fetched. */
export const downloadDays = 30;
