import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useMemo } from 'react';
import {
  type InvoiceEarlyDiscount,
  listPromisedDiscounts,
} from '#shared/invoices/early-discount.rules.ts';
import { isOpen, isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { type Column, totalColumn, wholeColumn } from '#src/ui/table/column.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { useInvoiceFileColumns } from '../use-invoice-file.ts';
import type { OpenAccount } from '../use-open-account.ts';
import { useSelectionTexts } from '../use-selection-texts.ts';
import { useStatusTexts } from '../use-status-texts.ts';
import { InvoiceNumber } from './invoice-number.tsx';
import { DueDate, InvoiceState } from './invoice-state.tsx';

type Item = ListedInvoice;

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

/** Leads to the payment that covers an item. */
function PaymentOfItem({ item, children }: { item: Item; children: ReactNode }) {
  if (isOpen(item) || !item.requestId) return children;
  return (
    <LocaleLink
      to={paths.paymentRequest(item.requestId)}
      className="relative z-10 -my-3 inline-flex py-3"
    >
      {children}
    </LocaleLink>
  );
}

/** The columns of the list of open invoices. */
export function useOpenColumns(account: OpenAccount): Column<Item>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { date } = useDates();
  const file = useInvoiceFileColumns();
  const texts = useStatusTexts();
  const selectionTexts = useSelectionTexts();
  const { items, terms } = account;
  const { payerCode, today } = terms;
  const promised = useMemo(
    () => listPromisedDiscounts(items, { payerCode, today }),
    [items, payerCode, today],
  );
  const firsts = new Set(account.validation.problems.map(({ first }) => first));
  return [
    {
      id: 'invoice',
      header: t`Invoice`,
      rowHeader: true,
      sortable: true,
      file: file.number,
      whole: true,
      cell: (item) => <InvoiceNumber {...item} />,
    },
    {
      id: 'date',
      priority: 2,
      header: t`Date`,
      hideable: true,
      sortable: true,
      file: file.invoiceDate,
      whole: true,
      cell: ({ invoiceDate }) => date(invoiceDate),
    },
    {
      id: 'due',
      phone: 'fact',
      whole: true,
      header: t({ message: 'Due', comment: 'column with the due dates of invoices' }),
      sortable: true,
      file: [
        ...file.dueDate,
        ...file.references,
        { name: 'daysOverdue', header: t`Days overdue`, paper: true },
      ],
      cell: (item) => <DueDate item={item} today={today} />,
    },
    wholeColumn('poNumber', t`PO number`, ({ poNumber }) => poNumber, {
      priority: 'asked',
      hideable: true,
    }),
    wholeColumn('doNo', t`Delivery`, ({ doNo }) => doNo, { priority: 'asked', hideable: true }),
    {
      id: 'terms',
      priority: 'asked',
      header: t`Terms of payment`,
      hideable: true,
      file: file.terms,
      cell: (item) => (isPayable(item) ? item.terms : null),
    },
    {
      id: 'early',
      priority: 3,
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
      phone: 'state',
      priority: 2,
      header: t`Status`,
      hideable: true,
      file: [{ name: 'status', header: t`Status`, texts }],
      cell: (item) => (
        <span className="inline-flex items-center gap-1">
          {firsts.has(item) ? (
            <Badge tone="warning">
              <Trans comment="an invoice that must be selected before others">
                Select this first
              </Trans>
            </Badge>
          ) : null}
          {item.payerCode === payerCode ? (
            <PaymentOfItem item={item}>
              <InvoiceState item={item} />
            </PaymentOfItem>
          ) : (
            selectionTexts.blocked('OTHER_PAYER', item.payerName)
          )}
        </span>
      ),
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
