import { type BaseSyntheticEvent, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutDraft } from './checkout-draft.ts';

/**
 * Returns a submit function that ignores presses while an order is under way, and all presses after one was made: the
 * page of the order may still be loading then.
 */
export function useSubmitOnce(form: UseFormReturn<CheckoutDraft>) {
  const [isOrdered, setOrdered] = useState(false);
  const isLocked = useRef(false);
  const submit = async (
    order: (values: CheckoutDraft) => Promise<void>,
    event?: BaseSyntheticEvent,
  ): Promise<void> => {
    event?.preventDefault();
    if (isLocked.current || isOrdered) return;
    isLocked.current = true;
    await form
      .handleSubmit(order)(event)
      .finally(() => {
        isLocked.current = false;
      });
  };
  return {
    submit,
    busy: form.formState.isSubmitting || isOrdered,
    /** Called as soon as the order was made. */
    lock: () => setOrdered(true),
  };
}
