import { useLingui } from '@lingui/react/macro';
import { daysUntilDue } from '#shared/invoices/ageing.rules.ts';
import { listPromisedDiscounts } from '#shared/invoices/early-discount.rules.ts';
import { isPayable } from '#shared/invoices/item.ts';
import { toMajor } from '#shared/money.ts';
import type { ExportColumn } from '#src/crud/list/export-columns.ts';
import type { ListExportProps } from '#src/crud/list/list-export.tsx';
import { shownCode } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import type { ListedInvoice } from './invoices.queries.ts';
import type { OpenInvoiceParams } from './open-invoices.params.ts';
import { useInvoiceExportColumns } from './use-invoice-export-columns.ts';
import type { OpenAccount } from './use-open-account.ts';
import { useStatusTexts } from './use-status-texts.ts';

/** The columns that only open items have. */
function useOpenExportColumns({ items, terms }: OpenAccount): ExportColumn<ListedInvoice>[] {
  const { t } = useLingui();
  const money = useMoney();
  const { currency } = useHostConfig();
  const precision = currency.decimalPrecision;
  const { today } = terms;
  // A credit note is never overdue.
  const getDaysOverdue = (item: ListedInvoice) =>
    isPayable(item) ? Math.max(0, -daysUntilDue(item.dueDate, today)) : 0;
  const promised = listPromisedDiscounts(items, terms);
  const texts = useStatusTexts();
  return [
    {
      header: t`Days overdue`,
      width: 10,
      value: getDaysOverdue,
      paper: {
        width: 12,
        text: (item) => String(getDaysOverdue(item)),
        numeric: true,
      },
    },
    {
      header: t`Open amount`,
      width: 16,
      format: 'money',
      value: ({ accountingAmount }) => toMajor(accountingAmount, precision),
      server: { name: 'accountingAmount' },
      paper: { width: 18, text: ({ accountingAmount }) => money(accountingAmount), numeric: true },
    },
    {
      header: t`Early-payment discount, whole invoice`,
      width: 16,
      format: 'money',
      value: ({ id }) => toMajor(promised.get(id)?.amount ?? 0, precision),
      server: { name: 'earlyPaymentDiscount' },
    },
    {
      header: t`Early payment until`,
      width: 12,
      format: 'day',
      value: ({ id }) => promised.get(id)?.until ?? null,
      server: { name: 'earlyPaymentUntil' },
    },
    {
      header: t`Status`,
      width: 20,
      value: ({ status }) => texts[status ?? 'Open'] ?? status,
      server: { name: 'status', texts },
    },
    {
      header: t`Reminders`,
      width: 10,
      value: ({ dunningLevel }) => dunningLevel,
      server: { name: 'dunningLevel' },
    },
  ];
}

/**
 * Saves the open items that a list shows, on all its pages. The server makes files of longer accounts, unless the list
 * shows a choice of them, which only the device knows.
 */
export function useOpenExport(account: OpenAccount) {
  const { t } = useLingui();
  const { date } = useDates();
  const { webTitle, currency } = useHostConfig();
  const { customer } = useSession();
  const { today } = account.terms;
  const columns = [...useInvoiceExportColumns(), ...useOpenExportColumns(account)];
  return (
    items: readonly ListedInvoice[],
    more: boolean,
    { search, bucket, show }: OpenInvoiceParams,
  ): ListExportProps<ListedInvoice> => ({
    fileName: () => `${t`Open invoices`} - ${today}`,
    title: t`Open invoices`,
    columns,
    precision: currency.decimalPrecision,
    formats: ['pdf', 'xlsx', 'csv'],
    facts: () => [
      webTitle,
      customer ? `${shownCode(customer)} ${customer.name}` : '',
      date(today),
      search,
    ],
    count: items.length,
    ...(more &&
      !show && {
        fromServer: {
          list: 'open-invoices',
          filter: {
            payerCode: customer?.unified ?? '',
            ...(search && { search }),
            ...(bucket && { bucket }),
          },
        },
      }),
    rowKey: ({ id }) => id,
    load: async ({ page, limit }) => ({
      rows: items.slice((page - 1) * limit, page * limit),
      count: items.length,
    }),
  });
}
