import { Plural, Trans } from '@lingui/react/macro';
import { Navigate, useSearchParams } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { CapturedOrderPage } from './components/captured-order-page.tsx';
import { OrderAnswer } from './components/order-answer.tsx';
import { PlacedOrder } from './components/placed-order.tsx';
import { PrintOrders } from './components/print-orders.tsx';

/**
 * The page after checkout: the placed orders, or the one that waits to be placed, and where to go next
 * (R021).
 */
export function Component() {
  const locale = useLocale();
  const [query] = useSearchParams();
  const { email } = useSession().user;
  const numbers = query.getAll('order').filter((number) => /^\d{1,20}$/.test(number));
  const waiting = query.get('waiting');
  if (numbers.length === 0 && waiting) return <CapturedOrderPage entryId={waiting} />;
  if (numbers.length === 0) return <Navigate replace to={localePath(locale, paths.orders())} />;
  return (
    <OrderAnswer
      tone="success"
      title={
        <Plural
          value={{ count: numbers.length }}
          one="Your order is placed"
          other="Your orders are placed"
        />
      }
      actions={
        <>
          <ButtonLink primary to={paths.catalog()}>
            <Trans>Back to the catalog</Trans>
          </ButtonLink>
          <ButtonLink to={paths.orders()}>
            <Trans>All orders</Trans>
          </ButtonLink>
          <PrintOrders orderNos={numbers} />
        </>
      }
    >
      {email ? (
        <p className="break-words">
          <Trans>A confirmation goes to {email}.</Trans>
        </p>
      ) : null}
      <ul className="w-full space-y-3">
        {numbers.map((number) => (
          <li key={number}>
            <PlacedOrder orderNo={number} />
          </li>
        ))}
      </ul>
    </OrderAnswer>
  );
}
