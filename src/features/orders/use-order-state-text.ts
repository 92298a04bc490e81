import { useLingui } from '@lingui/react/macro';
import { orderStates } from '#shared/order-states.ts';

/** A state of an order or a line in words (N068); one that is not known as it came. */
export function useOrderStateText(): (status: string) => string {
  const { t } = useLingui();
  return (status) => {
    switch (status) {
      case 'Waiting':
        return t`Waiting for confirmation`;
      case 'Confirmed':
        return t`Confirmed`;
      case 'Partially Shipped':
        return t`Partially shipped`;
      case 'Shipped':
        return t`Shipped`;
      case 'Completed':
        return t`Completed`;
      case 'Cancelled':
        return t`Cancelled`;
      default:
        return status;
    }
  };
}

/** The words of all states that are known. */
export function useOrderStateTexts(): Readonly<Record<string, string>> {
  const text = useOrderStateText();
  return Object.fromEntries(orderStates.map((state) => [state, text(state)]));
}
