import { Plural, Trans } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { ButtonLink } from '#src/crud/record/record-links.tsx';
import { useMayChooseCustomer } from '#src/features/customers/customers.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { EmptyState } from '#src/ui/state/empty-state.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { OrderNote } from './checkout.offline.ts';
import { OrderActions } from './components/order-actions.tsx';
import { OrderDecision } from './components/order-decision.tsx';
import { OrderSummary } from './components/order-summary.tsx';
import { SwitchCustomer } from './components/switch-customer.tsx';
import { UndecidedOrder } from './components/undecided-order.tsx';
import { useCapturedOrder } from './use-captured-order.ts';

/** A captured order to decide on: what was seen, what is today, and what shall be done. */
export function Component() {
  const { entryId = '' } = useParams();
  const locale = useLocale();
  const { customer } = useSession();
  const entry = useCapturedOrder(entryId);
  const slow = useDelayed(entry === undefined, 200);
  if (entry === undefined) return slow ? <Skeleton className="h-80" /> : null;
  if (entry === null)
    return (
      <EmptyState
        page
        kind="custom"
        title={<Trans>This order is no longer waiting</Trans>}
        action={
          <ButtonLink primary to={paths.pendingChanges()}>
            <Trans>Pending changes</Trans>
          </ButtonLink>
        }
      />
    );
  const note = entry.note as OrderNote;
  const forOther = entry.customer !== (customer?.unified ?? null);
  const done = entry.state === 'done';
  if (done && !forOther)
    return (
      <Navigate
        replace
        to={localePath(locale, paths.orderConfirmation({ order: note.orderNos ?? [] }))}
      />
    );
  return (
    <div className="mx-auto max-w-3xl space-y-6">
      <div className="space-y-3">
        <PageHeader
          title={
            done ? (
              <Trans>Order placed</Trans>
            ) : entry.state === 'parked' ? (
              <Trans>Order needs your decision</Trans>
            ) : (
              <Trans>Order waiting to be placed</Trans>
            )
          }
        />
        <OrderSummary entry={entry} />
      </div>
      {forOther ? <OtherCustomer entry={entry} /> : null}
      {done ? (
        <PlacedElsewhere {...(note.orderNos && { orderNos: note.orderNos })} />
      ) : (
        <>
          {isRefusedByServer(entry) && !forOther ? (
            <OrderDecision key={entry.id} entry={entry} />
          ) : (
            <UndecidedOrder entry={entry} />
          )}
          <OrderActions entry={entry} forOther={forOther} />
        </>
      )}
    </div>
  );
}

/** Acting on an order of another customer begins with changing to that customer. */
function OtherCustomer({ entry }: { entry: OutboxEntry }) {
  const mayChoose = useMayChooseCustomer();
  if (mayChoose) return <SwitchCustomer entry={entry} />;
  return (
    <Notice tone="info">
      <Trans>It belongs to another customer, for whom you cannot act at the moment.</Trans>
    </Notice>
  );
}

/** That a captured order of another customer has been placed, by its numbers. */
function PlacedElsewhere({ orderNos = [] }: Pick<OrderNote, 'orderNos'>) {
  return (
    <Notice tone="success">
      <p>
        <Plural
          value={{ count: orderNos.length }}
          one="This order is placed:"
          other="These orders are placed:"
        />{' '}
        <strong className="tabular">{orderNos.join(', ')}</strong>
      </p>
      <p>
        <Trans>Orders of another customer show once you act for that customer.</Trans>
      </p>
    </Notice>
  );
}
