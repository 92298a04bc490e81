export { type InvoiceSelection, useInvoiceSelection } from './invoice-selection.ts';
