import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { checkoutQueries } from './checkout.queries.ts';
import type { CheckoutDraft } from './checkout-draft.ts';
import { firstChoice } from './checkout-form.rules.ts';

type Choosable = 'shipto' | 'rateId' | 'paymentId';

/**
 * Fills what is not yet chosen: with the choice of the customer's last order, or with the only one
 * there is (B180, B181).
 * The second argument has the ids to choose from, by field; undefined while they are not known.
 */
export function useFirstChoices(
  { getValues, setValue }: UseFormReturn<CheckoutDraft>,
  { shipto, rateId, paymentId }: Record<Choosable, string[] | undefined>,
): void {
  const { data: last, isPending } = useQuery(checkoutQueries.lastChoices());
  const before = isPending ? undefined : (last ?? null);
  const choices: Record<Choosable, string> = {
    shipto: firstChoice(shipto, before?.shipTo),
    rateId: firstChoice(rateId, before?.rateId),
    paymentId: firstChoice(paymentId, before?.paymentId),
  };
  const key = before === undefined ? '' : JSON.stringify(choices);
  useEffect(() => {
    if (!key) return;
    for (const [field, choice] of Object.entries(JSON.parse(key)) as [Choosable, string][])
      if (choice && !getValues(field)) setValue(field, choice);
  }, [key, getValues, setValue]);
}
