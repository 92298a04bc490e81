import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Navigate } from 'react-router';
import * as v from 'valibot';
import { localePath, paths } from '#src/app/paths.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useCart } from '#src/features/cart/cart.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { PageHeader } from '#src/ui/layout/page-header.tsx';
import { LoadFailure } from '#src/ui/state/load-failure.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { checkoutQueries } from './checkout.queries.ts';
import { checkoutStore } from './checkout-draft.ts';
import { NoCheckout } from './components/no-checkout.tsx';
import { ShipmentChoice } from './components/shipment-choice.tsx';

const texts = { NO_RATE: msg`Choose how it is to be shipped.` };

/** The way of shipping as a part of the draft of the checkout, which it survives reloads with. */
function useRateDraft() {
  const { user, customer } = useSession();
  return useState(() => {
    const store = checkoutStore(user.id, customer?.unified ?? '');
    const keep = (typed: { rateId?: string } | null) =>
      typed && store.keepDraft({ ...store.draft(), ...typed });
    return { draft: store.draft(), kept: { read: () => null, readId: () => null, keep } };
  })[0];
}

/** The way of shipping as a step of its own, for phones (R019, U214). */
export function Component() {
  const cart = useCart();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const { merchantName, canCheckout } = useHostConfig();
  const { draft, kept } = useRateDraft();
  const { data, isPending, isError, error, refetch } = useDeferredQuery(
    checkoutQueries.rates(cart.lines, merchantName, draft),
  );
  const slow = useDelayed(!data, 200);
  // Without rates there is nothing to choose: the checkout says what is missing and that the cart stays.
  const isOffered = (rateId: string) => !data || data.some(({ id }) => id === rateId);
  const form = useEntityForm({
    schema: v.object({ rateId: v.pipe(v.string(), v.check(isOffered, 'NO_RATE')) }),
    values: { rateId: draft.rateId },
    // The draft has it already; where it cannot be kept, the checkout asks for it again.
    mode: { kind: 'outbox', enqueue: async () => undefined },
    draft: { fields: ['rateId'], kept },
    texts,
    onSaved: () => navigate(paths.checkout()),
  });
  const { error: unchosen, ...field } = form.field('rateId');

  if (!canCheckout) return <NoCheckout />;
  if (!cart.loading && cart.lines.length === 0)
    return <Navigate replace to={localePath(locale, paths.cart())} />;
  return (
    <FormFields form={form} className="mx-auto max-w-xl space-y-6">
      <PageHeader title={<Trans>How it is shipped</Trans>} />
      {isError && !data ? (
        <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />
      ) : null}
      {data ? <ShipmentChoice rates={data} error={unchosen} field={field} /> : null}
      {!data && !isError && slow ? <Skeleton className="h-32" /> : null}
      {cart.asOf ? <AsOf at={cart.asOf} /> : null}
      <Button type="submit" variant="primary" className="w-full" busy={isPending}>
        <Trans>To checkout</Trans>
      </Button>
    </FormFields>
  );
}
