import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { TextLink } from '#src/crud/record/record-links.tsx';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import {
  type InvoicePayment,
  invoicePaymentsQuery,
  type WholeInvoice,
} from '../invoices.queries.ts';

/** One payment request with its state, as a link to its page. */
function Payment({ payment }: { payment: InvoicePayment }) {
  const money = useMoney();
  const { date } = useDates();
  const { externalId, amount, createdAt, paymentStatus } = payment;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <TextLink to={paths.paymentRequest(externalId)}>
        <Trans>Payment {externalId}</Trans>
      </TextLink>
      <span className="tabular text-sm text-ink-muted">
        {date(createdAt)} · {money(amount)} · {paymentStatus.description}
      </span>
    </li>
  );
}

/** The payment requests that cover items of an invoice, newest first (N081); absent where there is none. */
export function InvoicePayments({ invoice }: { invoice: WholeInvoice }) {
  const { payment } = useHostConfig();
  const { invoiceNo, items } = invoice;
  const payerCode = items[0]?.payerCode ?? '';
  const { data = [] } = useQuery({
    ...invoicePaymentsQuery(payerCode, invoiceNo),
    enabled: payment && payerCode !== '',
  });
  if (data.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>Payments of this invoice</Trans>
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-4">
        {data.map((one) => (
          <Payment key={one.externalId} payment={one} />
        ))}
      </ul>
    </section>
  );
}
