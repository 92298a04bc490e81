export { findFirstKeptDays } from './consumers/retention.ts';
export { registerSale } from './register/register-sales.ts';
export { deleteUploadedSales, findUndoableSales } from './register/uploaded-sales.store.ts';
