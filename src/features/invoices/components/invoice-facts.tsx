import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { listEarlyDiscounts } from '#shared/invoices/early-discount.rules.ts';
import { isPayable } from '#shared/invoices/item.ts';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import type { WholeInvoice } from '../invoices.queries.ts';

/** The way to an order, for users who may open it. */
export function OrderLink({ orderNo }: { orderNo: string }) {
  const { has } = useSession();
  if (!has('page.order-status')) return <span className="tabular">{orderNo}</span>;
  return (
    <span className="tabular">
      <TextLink to={paths.order(orderNo)}>{orderNo}</TextLink>
    </span>
  );
}

/** The way to a delivery, for users who may open it. */
export function DeliveryLink({ doNo }: { doNo: string }) {
  const { has } = useSession();
  if (!has('page.order-status')) return <span className="tabular">{doNo}</span>;
  return (
    <span className="tabular">
      <TextLink to={paths.orderDeliveries({ search: doNo })}>{doNo}</TextLink>
    </span>
  );
}

/** The facts of an invoice, such as its payer, company, order and delivery (E369 to E401). */
export function InvoiceFacts({ invoice }: { invoice: WholeInvoice }) {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useMoney();
  const today = useToday();
  const [first] = invoice.items;
  if (!first) return null;
  const isCreditNote = !isPayable(first);
  const { payerCode } = first;
  const early = listEarlyDiscounts(invoice.items, { payerCode, today }).get(first.invoiceNo);
  const discount = money(early?.amount ?? 0);
  const lastDay = early?.until ? date(early.until) : '';
  const isOpen = invoice.items.some(({ clearingDate }) => !clearingDate);
  const getEarlyText = () => {
    if (!early || !isOpen || early.state === 'over') return null;
    if (early.state === 'divided') return t`none any more, a part is paid or being paid`;
    if (early.installments > 1)
      return lastDay
        ? t`${discount} until ${lastDay}, for all instalments together`
        : t`${discount}, for all instalments together`;
    return lastDay ? t`${discount} until ${lastDay}` : discount;
  };
  const facts: [string, ReactNode][] = [
    [isCreditNote ? t`Date` : t`Invoice date`, date(first.invoiceDate)],
    // The summary has it as long as it is open, and the table of several instalments has each.
    [
      t`Due date`,
      !isCreditNote && !isOpen && invoice.items.length === 1 ? date(first.dueDate) : null,
    ],
    [t`Terms of payment`, isCreditNote ? null : first.terms],
    [t`Early-payment discount`, getEarlyText()],
    [t`Freight allowance`, first.freightAllowance === 0 ? null : money(first.freightAllowance)],
    [t`Order`, first.orderNo && <OrderLink orderNo={first.orderNo} />],
    [t`PO number`, first.poNumber],
    [t`Delivery`, first.doNo && <DeliveryLink doNo={first.doNo} />],
    [t`Carrier`, [first.expeditionName, first.expeditionTracking].filter(Boolean).join(', ')],
    [t`Payer`, `${first.payerName} (${first.payerCode})`],
    [
      t`Delivered to`,
      first.custCode === first.payerCode ? null : `${first.custName} (${first.custCode})`,
    ],
    [t`Company`, first.companyCode],
    [t`Accounting number`, first.accountingNo],
    [t`Notes`, [first.notes, first.detailNotes].filter(Boolean).join(' · ')],
    [t`E-invoice, SHA-256`, invoice.eInvoiceHash],
  ];
  return <DescriptionList look="facts" entries={facts.map(([name, value]) => ({ name, value }))} />;
}
