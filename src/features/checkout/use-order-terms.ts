import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { checkoutQueries } from './checkout.queries.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import type { CartLines } from './order-of-cart.ts';
import { useFirstChoices } from './use-first-choices.ts';

/**
 * Addresses, ways of shipping with their prices for the orders the cart becomes, and ways to pay.
 * Fields left empty begin with the choices of the customer's last order.
 */
export function useOrderTerms(lines: CartLines, form: UseFormReturn<CheckoutDraft>) {
  const { sorg, merchantName } = useHostConfig();
  const queries = useQueryClient();
  const draft = form.watch();
  const ratesFor = (values: Pick<CheckoutDraft, 'lineDates' | 'requestDate'>) =>
    checkoutQueries.rates(lines, merchantName, values);
  const rates = useQuery(ratesFor(draft));
  const shipTos = useQuery(checkoutQueries.shipTos());
  const payments = useQuery(checkoutQueries.payments(sorg));
  useFirstChoices(form, {
    shipto: shipTos.data?.map(({ id }) => id),
    rateId: rates.data?.map(({ id }) => id),
    paymentId: payments.data?.map(({ id }) => id),
  });
  const rate = rates.data?.find((one) => one.id === draft.rateId);
  // Prices of other days are none of these orders.
  const calculating = rates.isPlaceholderData && rates.isFetching;
  const shipping = rates.isPlaceholderData ? null : (rate?.price ?? null);
  const seen = useRef<number | null>(null);
  useEffect(() => {
    if (shipping !== null) seen.current = shipping;
  }, [shipping]);

  return {
    rates,
    shipTos,
    payments,
    rate,
    ratesFor,
    calculating,
    /** All orders together, minor units; null while it is not known. */
    shipping,
    /** It may cost less, never more: which is known once there is a connection. */
    shippingUpTo: shipping !== null && rate?.upTo === true,
    /** Offline, and some of the data was never downloaded to this device. */
    missing: [rates, shipTos, payments].some(({ data, isError }) => isError && !data),
    /**
     * Waits for the price of shipping where it is still being calculated.
     * @returns the price, and the one that was shown last; nulls where there is none
     */
    awaitShipping: async (values: CheckoutDraft) => {
      const shown = seen.current;
      if (shipping !== null) return { price: shipping, shown };
      const known = await queries.fetchQuery(ratesFor(values)).catch(() => []);
      const price = known.find(({ id }) => id === values.rateId)?.price ?? null;
      return { price, shown };
    },
    /** The display names of the order's choices. */
    names: (values: CheckoutDraft) => ({
      shipTo: shipTos.data?.find(({ id }) => id === values.shipto)?.name ?? '',
      shipment: rate?.name ?? '',
      payment: payments.data?.find(({ id }) => id === values.paymentId)?.desc ?? '',
    }),
    /** Addresses, shipping and its price, ways to pay and closed days as they are now. */
    askAgain: () => queries.invalidateQueries({ queryKey: ['checkout'] }),
  };
}

export type OrderTerms = ReturnType<typeof useOrderTerms>;
