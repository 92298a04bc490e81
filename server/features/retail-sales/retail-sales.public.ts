export { findFirstKeptDays } from './consumers/retention.ts';
export { saleDownload } from './list/sale-export.ts';
export { registerSale } from './register/register-sales.ts';
export { deleteUploadedSales, findUndoableSales } from './register/uploaded-sales.store.ts';
