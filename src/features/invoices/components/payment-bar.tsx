import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { selectionKey } from '#shared/invoices/item.ts';
import { addDeductions } from '#shared/invoices/proposal.rules.ts';
import { paths } from '#src/app/paths.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { actionBar } from '#src/ui/layout/bottom-bar.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { useSelectionTexts } from '../use-selection-texts.ts';
import { MissedDiscounts } from './missed-discounts.tsx';
import { PartialPayment } from './partial-payment.tsx';
import { SelectionSums } from './selection-sums.tsx';

type Props = { account: OpenAccount };

/** Takes along the credit notes that leave something to pay (N074), by one tap. */
function CreditNotes({ account }: Props) {
  const money = useMoney();
  const { items, terms, selection, validation, change } = account;
  const keys = addDeductions(items, new Set(selection.keys), terms);
  const added = items.filter(
    (item) => keys.has(selectionKey(item)) && !validation.chosen.includes(item),
  );
  if (added.length === 0) return null;
  const amount = money(added.reduce((sum, { accountingAmount }) => sum + accountingAmount, 0));
  return (
    <Button variant="secondary" onClick={() => change({ keys: [...keys] })}>
      <Plural
        value={{ count: added.length }}
        one={`Use # credit note, ${amount}`}
        other={`Use # credit notes, ${amount}`}
      />
    </Button>
  );
}

/** Takes out of the selection what can no longer be selected. */
function RemoveGone({ account: { validation, selection, change } }: Props) {
  const gone = validation.problems.flatMap(({ code, item, key }) => {
    if (code === 'UNKNOWN_INVOICE') return key ?? [];
    return code === 'INVOICE_CHANGED' && item ? selectionKey(item) : [];
  });
  if (gone.length === 0) return null;
  return (
    <Button
      variant="secondary"
      onClick={() => change({ keys: selection.keys.filter((key) => !gone.includes(key)) })}
    >
      <Plural value={{ count: gone.length }} one="Deselect it" other="Deselect these #" />
    </Button>
  );
}

/** Selects the invoice that must be paid before one that is selected. */
function SelectFirst({ account: { validation, select } }: Props) {
  const first = validation.problems.find((problem) => problem.first)?.first;
  if (!first) return null;
  const { invoiceNo } = first;
  return (
    <Button variant="secondary" onClick={() => select(first, true)}>
      <Trans>Select {invoiceNo}</Trans>
    </Button>
  );
}

/** The way to the page of payment; a button that says why where it is not open. */
function PayLink({ account: { validation } }: Props) {
  const { t } = useLingui();
  const texts = useSelectionTexts();
  const online = useOnline();
  const [problem] = validation.problems;
  const reason = problem
    ? texts.problem(problem)
    : online
      ? null
      : t`Paying needs a connection. Your selection is kept.`;
  if (reason === null)
    return (
      <LocaleLink to={paths.payInvoices()} className={buttonClass('primary', 'max-sm:w-full')}>
        <Trans comment="leads to the page of payment">Pay</Trans>
      </LocaleLink>
    );
  return (
    <Button disabledReason={reason} className="max-sm:w-full">
      <Trans comment="leads to the page of payment">Pay</Trans>
    </Button>
  );
}

/** The selected invoices and their sums, at the lower edge. The bar is absent without a selection. */
export function PaymentBar({ account }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { selection, validation, clear } = account;
  const { chosen, amounts } = validation;
  if (selection.keys.length === 0) return null;
  return (
    <section
      ref={actionBar}
      aria-label={t`Selected invoices`}
      className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line bg-surface px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-xl sm:border"
    >
      <details className="min-w-0 flex-1 basis-60">
        <summary className="min-h-touch cursor-pointer rounded py-2">
          <span className="tabular font-semibold" aria-live="polite">
            <Plural value={{ count: chosen.length }} one="# selected" other="# selected" />,{' '}
            {money(amounts.toPay)}
          </span>
        </summary>
        <div className="max-h-[50dvh] space-y-3 overflow-y-auto py-2">
          <SelectionSums chosen={chosen} amounts={amounts} />
          <MissedDiscounts account={account} />
          <PartialPayment key={selection.keys.join()} account={account} />
        </div>
      </details>
      <SelectFirst account={account} />
      <CreditNotes account={account} />
      <RemoveGone account={account} />
      <Button variant="quiet" onClick={clear}>
        <Trans context="the selection of invoices">Clear</Trans>
      </Button>
      <PayLink account={account} />
    </section>
  );
}
