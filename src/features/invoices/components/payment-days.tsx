import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#src/features/session/session.public.ts';
import { paymentDaysQuery } from '../invoices.queries.ts';

/** How long the customer took to pay, by year (B312, E173); absent without the permission or payments. */
export function PaymentDays() {
  const { customer, has } = useSession();
  const { data } = useQuery({
    ...paymentDaysQuery(customer?.unified ?? ''),
    enabled: has('invoice-status.read'),
  });
  if (!data || data.length === 0) return null;
  return (
    <p className="tabular text-ink-muted">
      <Trans>Average time to pay:</Trans>{' '}
      {data.map(({ year, days }, index) => (
        <span key={year} className="whitespace-nowrap">
          {index > 0 ? ' · ' : null}
          {year}: <Plural value={days} one="# day" other="# days" />
        </span>
      ))}
    </p>
  );
}
