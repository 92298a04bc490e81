// Limits of files with many records, such as sales, that a client reads and sends to the server in portions.

/** The most rows that one file may have. */
export const mostRowsInFile = 50_000;

/** The most rows of a file of sales, or of accounts of consumers. */
export const mostSalesInFile = 10_000;

/** The most rows of a file of users (reading 55b). */
export const mostUsersInFile = 5_000;

/** The most rows of one call. */
export const mostRowsInCall = 200;

/** The most rows of one call of the upload area that only checks them. */
export const mostRowsInCheck = 2_000;

/** Bigger files are refused without a look, bytes. */
export const mostUploadBytes = 20_000_000;

/** The kinds of files that the upload area takes, each with the permission that it needs as well (R048). */
export const uploadScopes = {
  OWN_NUMBERS: 'cart.display-order-qty',
  RETAIL_SALES: 'page.customer-sales-report',
  DEALER_STOCK: 'page.click-collect',
} as const;

export type UploadKindName = keyof typeof uploadScopes;
