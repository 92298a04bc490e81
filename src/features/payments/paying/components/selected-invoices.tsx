import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { type OpenAccount, useSelectionTexts } from '#src/features/invoices/invoices.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SecondLine } from '#src/ui/layout/second-line.tsx';

/** The selected items; one that is chosen too early names the invoice to choose first (N072). */
export function SelectedInvoices({ account }: { account: OpenAccount }) {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const texts = useSelectionTexts();
  const { items, validation, isSelected, select } = account;
  const chosen = items.filter(isSelected);
  return (
    <section className="space-y-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">
          <Plural value={{ count: chosen.length }} one="# selected" other="# selected" />
        </h2>
        <ButtonLink to={paths.openInvoices()}>
          <Trans>Change selection</Trans>
        </ButtonLink>
      </div>
      <ul
        aria-label={t`Selected invoices`}
        className="max-h-[50dvh] divide-y divide-line overflow-y-auto rounded-lg border border-line bg-surface"
      >
        {chosen.map((item) => {
          const { id, invoiceNo, dueDate, installment, accountingAmount } = item;
          const first = validation.firstBefore(item);
          return (
            <li key={id} className="flex items-center gap-x-3 py-1 pr-1 pl-4">
              <span className="min-w-0 flex-1">
                <span className="tabular block wrap-anywhere">
                  {invoiceNo}
                  {installment ? <Trans>, instalment {installment}</Trans> : null}
                </span>
                <SecondLine>
                  {accountingAmount > 0 ? (
                    <Trans>due {{ day: date(dueDate) }}</Trans>
                  ) : (
                    <Trans>Credit note</Trans>
                  )}
                </SecondLine>
                {first ? (
                  <span className="block text-sm text-error-ink">{texts.chooseFirst(first)}</span>
                ) : null}
              </span>
              <span className="tabular shrink-0">{money(accountingAmount)}</span>
              <Button
                variant="quiet"
                className="px-2"
                aria-label={t`Deselect ${invoiceNo}`}
                onClick={() => select(item, false)}
              >
                <Icon name="close" size={20} />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
