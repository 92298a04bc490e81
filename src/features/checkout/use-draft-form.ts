import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import type { CheckoutDraft, CheckoutStore } from './checkout-draft.ts';
import { checkoutResolver } from './checkout-form.rules.ts';

/** Returns the form of the checkout. What is chosen and typed is stored at once and survives a reload. */
export function useDraftForm(store: CheckoutStore): UseFormReturn<CheckoutDraft> {
  const [unkept, setUnkept] = useState(false);
  useUnsavedInput(unkept);
  const form = useForm<CheckoutDraft>({ defaultValues: store.draft(), resolver: checkoutResolver });
  const { watch } = form;
  useEffect(() => {
    const subscription = watch((value) => {
      try {
        store.keepDraft({ ...store.draft(), ...value } as CheckoutDraft);
        setUnkept(false);
      } catch {
        // Then only the form has it, and the page does not reload automatically.
        setUnkept(true);
      }
    });
    return () => subscription.unsubscribe();
  }, [watch, store]);
  return form;
}
