export { useInvoicePeriodColumns } from './use-invoice-file.ts';
