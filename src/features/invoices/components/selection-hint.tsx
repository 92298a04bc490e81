import { Trans } from '@lingui/react/macro';
import { blockedCode } from '#shared/invoices/selection.rules.ts';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { Button } from '#src/ui/button.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { useSelectionTexts } from '../use-selection-texts.ts';

/**
 * The reason why a row cannot be selected, with a link to the payment that covers it; or the invoice that must be
 * selected before it (N072), with a button that selects that one.
 */
export function SelectionHint({ item, account }: { item: ListedInvoice; account: OpenAccount }) {
  const texts = useSelectionTexts();
  const code = blockedCode(item, account.terms);
  if (code !== null) {
    const reason = texts.blocked(code, item.payerName);
    const request = code === 'OTHER_PAYER' ? null : item.requestId;
    return (
      <SecondLine>
        {request ? <TextLink to={paths.paymentRequest(request)}>{reason}</TextLink> : reason}
      </SecondLine>
    );
  }
  const first = account.isSelected(item) ? account.validation.firstBefore(item) : null;
  if (first === null) return null;
  const { invoiceNo } = first;
  return (
    <span className="block text-sm font-normal">
      <span className="block text-error-ink">{texts.chooseFirst(first)}</span>
      <Button variant="secondary" onClick={() => account.select(first, true)}>
        <Trans>Select {invoiceNo}</Trans>
      </Button>
    </span>
  );
}
