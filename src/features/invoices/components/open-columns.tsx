import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import {
  type InvoiceEarlyDiscount,
  listPromisedDiscounts,
} from '#shared/invoices/early-discount.rules.ts';
import { isPayable } from '#shared/invoices/item.ts';
import { blockedCode } from '#shared/invoices/selection.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { type Column, totalColumn } from '#src/ui/table/column.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { useInvoiceFileColumns } from '../use-invoice-file.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { useStatusTexts } from '../use-status-texts.ts';
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

/** The discount that paying the whole invoice in time saves. */
function EarlyPayment({ discount }: { discount: InvoiceEarlyDiscount }) {
  const money = useMoney();
  const { date } = useDates();
  const amount = money(discount.amount);
  const until = discount.until ? date(discount.until) : '';
  const isWhole = discount.installments > 1;
  return (
    <span className="text-success-ink">
      {until && isWhole ? (
        <Trans>
          Pay the whole invoice by {until} and save {amount}
        </Trans>
      ) : until ? (
        <Trans>
          Pay by {until} and save {amount}
        </Trans>
      ) : isWhole ? (
        <Trans>Pay the whole invoice now and save {amount}</Trans>
      ) : (
        <Trans>Pay now and save {amount}</Trans>
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
  const file = useInvoiceFileColumns();
  const texts = useStatusTexts();
  const { items, terms } = account;
  const { payerCode, today } = terms;
  const promised = useMemo(
    () => listPromisedDiscounts(items, { payerCode, today }),
    [items, payerCode, today],
  );
  return [
    ...(canPay ? [mark] : []),
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      sortable: true,
      file: file.number,
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
      file: file.invoiceDate,
      valueClassName: 'tabular whitespace-nowrap',
      cell: ({ invoiceDate }) => date(invoiceDate),
    },
    {
      id: 'due',
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      sortable: true,
      file: [
        ...file.dueDate,
        ...file.references,
        { name: 'daysOverdue', header: t`Days overdue`, paper: true },
      ],
      cell: (item) => <DueDate item={item} today={today} />,
    },
    {
      id: 'terms',
      header: t`Terms of payment`,
      hideable: true,
      file: file.terms,
      cell: (item) => (isPayable(item) ? item.terms : null),
    },
    {
      id: 'early',
      header: t`Early-payment discount`,
      hideable: true,
      file: [
        { name: 'earlyPaymentDiscount', header: t`Early-payment discount, whole invoice` },
        { name: 'earlyPaymentUntil', header: t`Early payment until` },
      ],
      cell: ({ id }) => {
        const discount = promised.get(id);
        return discount ? <EarlyPayment discount={discount} /> : null;
      },
    },
    {
      id: 'status',
      header: t`Status`,
      hideable: true,
      file: [{ name: 'status', header: t`Status`, texts }],
      cell: (item) => <InvoiceState item={item} />,
    },
    {
      ...totalColumn('amount', t`Open amount`, ({ accountingAmount }: Item) =>
        money(accountingAmount),
      ),
      sortable: true,
      file: [
        { name: 'accountingAmount', header: t`Open amount`, paper: true },
        { name: 'dunningLevel', header: t`Reminders` },
      ],
    },
  ];
}
