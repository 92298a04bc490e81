import { Trans, useLingui } from '@lingui/react/macro';
import { blockedCode } from '#shared/invoices/selection.rules.ts';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { getDiscountToKeep } from '../open-invoices.rules.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { InvoiceNumber } from './invoice-number.tsx';
import { DueDate, InvoiceState } from './invoice-state.tsx';
import { SelectionHint } from './selection-hint.tsx';

type Item = ListedInvoice;

/** The box that selects a row; empty where the row says why it cannot be selected (B188). */
function useMarkColumn(account: OpenAccount): Column<Item> {
  const { t } = useLingui();
  return {
    id: 'mark',
    header: t({ message: 'Pay', comment: 'above the boxes that select invoices' }),
    cell: (item) =>
      blockedCode(item, account.terms) === null ? (
        <Checkbox
          aria-label={t`Select ${{ invoiceNo: item.invoiceNo }}`}
          label={null}
          checked={account.isSelected(item)}
          onChange={({ target }) => account.select(item, target.checked)}
        />
      ) : null,
  };
}

/** The discount that paying in time keeps. */
function EarlyPayment({ item, today }: { item: Item; today: string }) {
  const money = useMoney();
  const { date } = useDates();
  const discount = getDiscountToKeep(item, today);
  if (discount === 0) return null;
  const amount = money(discount);
  const until = item.earlyPaymentUntil ? date(item.earlyPaymentUntil) : '';
  return (
    <span className="text-success-ink">
      {until ? (
        <Trans>
          Pay by {until} and keep {amount}
        </Trans>
      ) : (
        <Trans>Pay now and keep {amount}</Trans>
      )}
    </span>
  );
}

/** The columns of the list of open invoices. @param canPay rows can be selected */
export function useOpenColumns(account: OpenAccount, canPay: boolean): Column<Item>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const mark = useMarkColumn(account);
  const { today } = account.terms;
  return [
    ...(canPay ? [mark] : []),
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      sortable: true,
      cell: (item) => (
        <>
          <InvoiceNumber {...item} />
          {canPay ? <SelectionHint item={item} account={account} /> : null}
        </>
      ),
    },
    {
      id: 'date',
      header: t`Date`,
      hideable: true,
      sortable: true,
      valueClassName: 'tabular whitespace-nowrap',
      cell: ({ invoiceDate }) => date(invoiceDate),
    },
    {
      id: 'due',
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      sortable: true,
      cell: (item) => <DueDate item={item} today={today} />,
    },
    { id: 'terms', header: t`Terms of payment`, hideable: true, cell: ({ terms }) => terms },
    {
      id: 'early',
      header: t`Early-payment discount`,
      hideable: true,
      cell: (item) => <EarlyPayment item={item} today={today} />,
    },
    {
      id: 'status',
      header: t`Status`,
      hideable: true,
      cell: (item) => <InvoiceState item={item} />,
    },
    {
      ...totalColumn('amount', t`Open amount`, ({ accountingAmount }: Item) =>
        money(accountingAmount),
      ),
      sortable: true,
    },
  ];
}
