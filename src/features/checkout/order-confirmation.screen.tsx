import { Plural, Trans } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { PlacedOrder } from './parts/placed-order.tsx';
import { PrintOrders } from './parts/print-orders.tsx';
import { WaitingOrder } from './parts/waiting-order.tsx';

/** The orders stand, or one waits to be placed: what they are, and where to go from here (R021). */
export function Component() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const numbers = query.getAll('order').filter((number) => /^\d{1,20}$/.test(number));
  const waiting = query.get('waiting');
  if (numbers.length === 0 && waiting) return <WaitingOrder entryId={waiting} />;
  if (numbers.length === 0) return <Navigate replace to={localePath(locale, paths.orders())} />;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-10 text-center">
      <span className="text-success-ink">
        <Icon name="success" size={48} />
      </span>
      <h1 className="text-2xl font-semibold">
        <Plural value={numbers.length} one="Your order is placed" other="Your orders are placed" />
      </h1>
      <ul className="w-full space-y-3">
        {numbers.map((number) => (
          <li key={number}>
            <PlacedOrder orderNo={number} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap justify-center gap-3">
        <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
          <Trans>Back to the catalog</Trans>
        </LocaleLink>
        <LocaleLink to={paths.orders()} className={buttonClass('secondary')}>
          <Trans>All orders</Trans>
        </LocaleLink>
        <PrintOrders orderNos={numbers} />
      </div>
    </div>
  );
}
