export { PartialPayment } from './components/partial-payment.tsx';
export { SelectionSums } from './components/selection-sums.tsx';
export { openInvoicesQuery } from './invoices.queries.ts';
export { type OpenAccount, useOpenAccount } from './use-open-account.ts';
export { useSelectionTexts } from './use-selection-texts.ts';
