import { Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import type { OrderNote } from '../checkout.offline.ts';
import { useCapturedOrder } from '../use-captured-order.ts';
import { MayBeCleared } from './may-be-cleared.tsx';
import { OrderAnswer } from './order-answer.tsx';
import { OrderSummary } from './order-summary.tsx';

/** An order that is kept on the device to be placed when online; follows what becomes of it. */
export function CapturedOrderPage({ entryId }: { entryId: string }) {
  const locale = useLocale();
  const entry = useCapturedOrder(entryId);
  if (entry === undefined) return null;
  if (entry === null) return <Navigate replace to={localePath(locale, paths.pendingChanges())} />;
  const { orderNos = [] } = entry.note as OrderNote;
  if (entry.state === 'done')
    return (
      <Navigate replace to={localePath(locale, paths.orderConfirmation({ order: orderNos }))} />
    );
  if (entry.state === 'parked')
    return <Navigate replace to={localePath(locale, paths.pendingOrder(entryId))} />;
  return (
    <OrderAnswer
      tone="info"
      title={<Trans>Your order is kept on this device</Trans>}
      actions={
        <>
          <ButtonLink primary to={paths.catalog()}>
            <Trans>Back to the catalog</Trans>
          </ButtonLink>
          <ButtonLink to={paths.pendingOrder(entryId)}>
            <Trans>View order</Trans>
          </ButtonLink>
          <LocaleLink to={paths.pendingChanges()} className={buttonClass('quiet')}>
            <Trans>Pending changes</Trans>
          </LocaleLink>
        </>
      }
    >
      <p>
        <Trans>
          It is placed when you are online, if prices, stock, shipping and dates are still as you
          saw them. Otherwise you are asked.
        </Trans>
      </p>
      <OrderSummary entry={entry} />
      <MayBeCleared />
    </OrderAnswer>
  );
}
