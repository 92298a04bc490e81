import { useLingui } from '@lingui/react/macro';
import type { InvoiceItem } from '#shared/invoices/item.ts';
import type { BlockedCode, SelectionProblem } from '#shared/invoices/selection.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';

/** Why items cannot be selected, and why a selection cannot be paid, in the reader's language. */
export function useSelectionTexts() {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const blocked = (code: BlockedCode, payerName: string): string => {
    switch (code) {
      case 'CLEARED':
        return t`It is paid.`;
      case 'PENDING_PAYMENT':
        return t`A payment for it is already in progress.`;
      case 'WAITING_FOR_PAYMENT':
        return t`We are waiting for your transfer.`;
      case 'OTHER_PAYER':
        return t`${payerName} pays it.`;
    }
  };
  const chooseFirst = ({ invoiceNo, dueDate }: InvoiceItem) =>
    t`Select ${invoiceNo} first, due ${{ day: date(dueDate) }}.`;
  const problem = ({ code, item, first, bound = 0 }: SelectionProblem): string => {
    const number = item?.invoiceNo ?? '';
    switch (code) {
      case 'UNKNOWN_INVOICE':
        return t`An invoice that you selected is no longer open.`;
      case 'INVOICE_CHANGED':
        return t`${number} can no longer be selected.`;
      case 'MIXED_COMPANIES':
        return t`${number} belongs to another company. Pay each company separately.`;
      case 'WRONG_SELECTION':
        return first ? chooseFirst(first) : '';
      case 'NO_PAYABLE':
        return t`Select an invoice to pay. A credit note alone cannot be paid.`;
      case 'TOTAL_NOT_POSITIVE':
        return t`The credit notes leave nothing to pay. Select more invoices or fewer credit notes.`;
      case 'PARTIAL_NOT_ALLOWED':
        return t`Only a single invoice can be paid in part.`;
      case 'AMOUNT_TOO_SMALL':
        return t`The minimum amount is 1`;
      case 'AMOUNT_TOO_LARGE': {
        const total = money(bound);
        return t`The maximum amount is ${total}`;
      }
    }
  };
  return { blocked, chooseFirst, problem };
}
