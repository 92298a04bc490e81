import { Trans } from '@lingui/react/macro';
import { daysUntilDue } from '#shared/invoices/ageing.rules.ts';
import { isPayable } from '#shared/invoices/item.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { toInvoiceSums } from '../invoice-sums.rules.ts';
import type { WholeInvoice } from '../invoices.queries.ts';
import { DueWords } from './due-text.tsx';

type Props = { invoice: WholeInvoice };

/** When an invoice was paid, or a credit note used; nothing as long as it is open. */
function Cleared({ invoice: { items } }: Props) {
  const { date } = useDates();
  const last = items
    .map(({ clearingDate }) => clearingDate ?? '')
    .toSorted()
    .at(-1);
  const day = last ? date(last) : '';
  if (!day) return null;
  return items.some(isPayable) ? (
    <Trans>Paid on {day}</Trans>
  ) : (
    <Trans comment="a credit note">Used on {day}</Trans>
  );
}

/** Says when the first open item of an invoice is due, or when the invoice was paid. */
export function InvoiceNext({ invoice }: Props) {
  const money = useMoney();
  const { date } = useDates();
  const today = useToday();
  const open = invoice.items.filter(({ clearingDate }) => !clearingDate);
  if (open.length === 0) return <Cleared invoice={invoice} />;
  const { shown, total } = toInvoiceSums(invoice.items);
  const due = open
    .filter(isPayable)
    .map(({ dueDate }) => dueDate)
    .toSorted()[0];
  const days = due === undefined ? 0 : daysUntilDue(due, today);
  return (
    <>
      {shown === total ? null : (
        <span className="block">
          <Trans comment="an open amount; before that stands the open amount">
            open of {{ total: money(total) }}
          </Trans>
        </span>
      )}
      {due === undefined ? null : (
        <>
          <Trans comment="an invoice">Due {{ day: date(due) }}</Trans> ·{' '}
          <span className={days < 0 ? 'font-semibold text-error-ink' : undefined}>
            <DueWords days={days} />
          </span>
        </>
      )}
    </>
  );
}
