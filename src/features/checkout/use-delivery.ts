import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeliveryDays } from './checkout.rules.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import {
  arrivalDay,
  byStock,
  type DeliveryWay,
  dayOfAll,
  findDeliveryWay,
  withDay,
} from './delivery-split.rules.ts';
import type { CartLines } from './order-of-cart.ts';
import type { OrderTerms } from './use-order-terms.ts';

interface Options {
  lines: CartLines;
  draft: CheckoutDraft;
  days: DeliveryDays;
  terms: OrderTerms;
  onDates: (lineDates: Record<string, string>) => void;
}

/** How the cart is split over orders, and what each way of it costs to ship. */
export function useDelivery({ lines, draft, days, terms, onDates }: Options) {
  const { inStock, rest } = byStock(lines);
  const [way, setWay] = useState(() => findDeliveryWay(draft.lineDates, lines));
  const arrival = arrivalDay(rest, days);
  const byArrival = inStock.length > 0 && rest.length > 0;
  const { requestDate, rateId } = draft;
  const priceOf = (rates: OrderTerms['rates']) =>
    rates.isPlaceholderData ? undefined : rates.data?.find(({ id }) => id === rateId)?.price;
  const together = useQuery({
    ...terms.ratesFor({ requestDate, lineDates: {} }),
    enabled: lines.length > 1,
  });
  const restDay = way === 'stock' ? dayOfAll(draft.lineDates, rest) : arrival;
  const apart = useQuery({
    ...terms.ratesFor({ requestDate, lineDates: withDay({}, rest, restDay) }),
    enabled: byArrival && restDay !== '',
  });
  return {
    way,
    inStock,
    rest,
    /** Whether a part of the cart is in stock and a part is not. */
    byArrival,
    /** When the lines that are not in stock are asked for; empty where no arrival is known. */
    restDay,
    /** Shipping of all orders, minor units; undefined while it is not known. */
    prices: { together: priceOf(together), stock: restDay ? priceOf(apart) : undefined },
    choose: (next: DeliveryWay) => {
      setWay(next);
      if (next === 'together') onDates({});
      if (next === 'stock') onDates(withDay({}, rest, arrival));
    },
    setDay: (some: CartLines, date: string) => onDates(withDay(draft.lineDates, some, date)),
  };
}

export type Delivery = ReturnType<typeof useDelivery>;
