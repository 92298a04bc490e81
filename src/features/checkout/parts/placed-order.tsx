import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { useDates, useMoney } from '#src/features/hosts/hosts.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { placedOrderQuery } from '../placed-order.queries.ts';

/** One placed order: its number at once, and what it is when that is known. */
export function PlacedOrder({ orderNo }: { orderNo: string }) {
  const money = useMoney();
  const { date } = useDates();
  const { data: order } = useQuery(placedOrderQuery(orderNo));
  return (
    <>
      <LocaleLink
        to={paths.order(orderNo)}
        className="tabular inline-flex min-h-touch items-center text-xl font-semibold text-brand-ink underline underline-offset-4"
      >
        {orderNo}
      </LocaleLink>
      {order ? (
        <p className="tabular text-ink-muted">
          {order.requestDeliveryDate ? (
            <Trans>Delivery on {date(order.requestDeliveryDate)}</Trans>
          ) : (
            <Trans>Delivery as soon as possible</Trans>
          )}
          {' · '}
          <Plural value={order.details.length} one="# line" other="# lines" />
          {' · '}
          {money(order.total_order)}
        </p>
      ) : null}
    </>
  );
}
