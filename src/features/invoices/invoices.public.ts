export { useInvoiceSelection } from './invoice-selection.ts';
export { openInvoicesQuery } from './invoices.queries.ts';
export { SelectionSums } from './parts/selection-sums.tsx';
export { useOpenAccount } from './use-open-account.ts';
export { useSelectionWords } from './use-selection-words.ts';
