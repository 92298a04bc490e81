import { Trans } from '@lingui/react/macro';
import { blockedCode } from '#shared/invoices/selection.rules.ts';
import { Button } from '#src/ui/button.tsx';
import type { ListedInvoice } from '../invoices.queries.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { useSelectionWords } from '../use-selection-words.ts';

/**
 * Why a row cannot be selected, or which invoice must be selected before it (N072). The button selects that one.
 */
export function SelectionHint({ item, account }: { item: ListedInvoice; account: OpenAccount }) {
  const words = useSelectionWords();
  const code = blockedCode(item, account.terms);
  if (code !== null)
    return (
      <span className="block text-sm font-normal text-ink-muted">
        {words.blocked(code, item.payerName)}
      </span>
    );
  const first = account.isSelected(item) ? account.judgement.firstBefore(item) : null;
  if (first === null) return null;
  const { invoiceNo } = first;
  return (
    <span className="block text-sm font-normal">
      <span className="block text-error-ink">{words.chooseFirst(first)}</span>
      <Button variant="secondary" onClick={() => account.select(first, true)}>
        <Trans>Select {invoiceNo}</Trans>
      </Button>
    </span>
  );
}
