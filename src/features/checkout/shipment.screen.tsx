import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Navigate } from 'react-router';
import { localePath, paths } from '#src/app/paths.ts';
import { useCart } from '#src/features/cart/cart.public.ts';
import { AsOf, useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { useLocale, useLocaleNavigate } from '#src/i18n/locale-link.tsx';
import { useDelayed } from '#src/lib/use-delayed.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { PageHeader } from '#src/ui/page-header.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';
import { checkoutQueries } from './checkout.queries.ts';
import { checkoutStore } from './checkout-draft.ts';
import { NoCheckout } from './parts/no-checkout.tsx';
import { ShipmentChoice } from './parts/shipment-choice.tsx';

/** The way of shipping as a step of its own, for phones (R019, U214). */
export function Component() {
  const { t } = useLingui();
  const { user, customer } = useSession();
  const cart = useCart();
  const locale = useLocale();
  const navigate = useLocaleNavigate();
  const { merchantName, canCheckout } = useHostConfig();
  const { id } = user;
  const unified = customer?.unified ?? '';
  const [draft] = useState(() => checkoutStore(id, unified).draft());
  const form = useForm({ defaultValues: { rateId: draft.rateId } });
  const { register, handleSubmit, setError, watch, formState } = form;
  const { data, isPending, isError, error, refetch } = useDeferredQuery(
    checkoutQueries.rates(cart.lines, merchantName, draft),
  );
  const slow = useDelayed(!data, 200);

  useEffect(() => {
    const subscription = watch(({ rateId = '' }) => {
      const store = checkoutStore(id, unified);
      try {
        store.keepDraft({ ...store.draft(), rateId });
      } catch {
        // The checkout asks for it again.
      }
    });
    return () => subscription.unsubscribe();
  }, [watch, id, unified]);

  if (!canCheckout) return <NoCheckout />;
  if (!cart.loading && cart.lines.length === 0)
    return <Navigate replace to={localePath(locale, paths.cart())} />;
  const next = handleSubmit(({ rateId }) => {
    // Without rates there is nothing to choose: the checkout says what is missing and that the cart stays.
    if (!data || data.some((rate) => rate.id === rateId)) navigate(paths.checkout());
    else setError('rateId', { message: t`Choose how it is to be shipped.` });
  });
  return (
    <form noValidate className="mx-auto max-w-xl space-y-6" onSubmit={(event) => void next(event)}>
      <PageHeader title={<Trans>How it is shipped</Trans>} />
      {isError && !data ? (
        <LoadFailure error={error} onRetry={() => void refetchOrReportOffline(refetch)} />
      ) : null}
      {data ? (
        <ShipmentChoice
          rates={data}
          error={formState.errors.rateId?.message}
          field={register('rateId')}
        />
      ) : null}
      {!data && !isError && slow ? <Skeleton className="h-32" /> : null}
      {cart.asOf ? <AsOf at={cart.asOf} /> : null}
      <Button type="submit" variant="primary" className="w-full" busy={isPending}>
        <Trans>To checkout</Trans>
      </Button>
    </form>
  );
}
