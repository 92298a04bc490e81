import { Plural, Trans } from '@lingui/react/macro';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useMoney } from '#src/features/hosts/hosts.public.ts';
import { LocaleLink, useLocale } from '#src/i18n/locale-link.tsx';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import type { OrderNote } from '../checkout.offline.ts';
import { useCapturedOrder } from '../use-captured-order.ts';

/** An order that is kept on the device to be placed when online; follows what becomes of it. */
export function WaitingOrder({ entryId }: { entryId: string }) {
  const locale = useLocale();
  const money = useMoney();
  const entry = useCapturedOrder(entryId);
  if (entry === undefined) return null;
  if (entry === null) return <Navigate replace to={localePath(locale, paths.pendingChanges())} />;
  const { orderNos = [], lineCount, total } = entry.note as OrderNote;
  if (entry.state === 'done')
    return (
      <Navigate replace to={localePath(locale, paths.orderConfirmation({ order: orderNos }))} />
    );
  if (entry.state === 'parked')
    return <Navigate replace to={localePath(locale, paths.pendingOrder(entryId))} />;
  return (
    <div className="mx-auto flex max-w-lg flex-col items-center gap-4 py-10 text-center">
      <span className="text-info-ink">
        <Icon name="info" size={48} />
      </span>
      <h1 className="text-2xl font-semibold">
        <Trans>Your order is kept on this device</Trans>
      </h1>
      <p>
        <Trans>
          It is placed when you are online, if prices, stock and dates are still as you saw them.
          Otherwise you are asked.
        </Trans>
      </p>
      <p className="tabular text-ink-muted">
        <Plural value={lineCount} one="# line" other="# lines" />
        {' · '}
        {money(total)}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <LocaleLink to={paths.catalog()} className={buttonClass('primary')}>
          <Trans>Back to the catalog</Trans>
        </LocaleLink>
        <LocaleLink to={paths.pendingChanges()} className={buttonClass('secondary')}>
          <Trans>Pending changes</Trans>
        </LocaleLink>
      </div>
    </div>
  );
}
