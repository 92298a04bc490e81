export { openInvoicesQuery } from './invoices.queries.ts';
export { PartialPayment } from './parts/partial-payment.tsx';
export { SelectionSums } from './parts/selection-sums.tsx';
export { type OpenAccount, useOpenAccount } from './use-open-account.ts';
export { useSelectionWords } from './use-selection-words.ts';
