import { useLingui } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import type { EnteredStatus } from './capture-order.ts';
import type { ShownOrder } from './click-collect.queries.ts';
import { loadCaptures } from './load-captures.ts';
import { useUnsentChange } from './use-waiting-orders.ts';

/** Captures changes of an order, each in the place of one that was refused. */
export function useCapture(order: ShownOrder) {
  const { t } = useLingui();
  const online = useOnline();
  const { refused } = useUnsentChange(order.id);
  /** @returns whether it is on this device; if not, the user has read why */
  return async (entered: EnteredStatus): Promise<boolean> => {
    try {
      const { captureStatus } = await loadCaptures();
      await captureStatus(order, entered, refused?.id ?? null);
    } catch (error) {
      sayNotSaved(error);
      return false;
    }
    const text = online ? t`The change is sent.` : t`The change is sent when you are online.`;
    toast({ tone: 'success', text });
    return true;
  };
}
