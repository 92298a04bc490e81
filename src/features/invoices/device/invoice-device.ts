// The invoices on the device. The database comes along with it, so that pages load this file by `loadInvoiceDevice`.

export { findKeptDocuments, openInvoiceDocument } from './invoice-documents.ts';
export { cancelYear, keepYear, removeYear } from './keep-year.ts';
export { getInvoicesOnDevice } from './kept-year.ts';
export { lookAfterInvoices } from './look-after-invoices.ts';
export { loadPaidFromDevice } from './paid-on-device.ts';
