import { useLingui } from '@lingui/react/macro';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { loadVisitDevice } from './load-visit-device.ts';
import type { ListedVisit } from './visits.queries.ts';

/** Deletes and restores visits at once, also without a network; deleting can be undone. @returns whether it is kept */
export function useMarkDeleted() {
  const { t } = useLingui();
  const mark = async (visit: ListedVisit, isDeleted: boolean): Promise<boolean> => {
    try {
      const { captureDeletion } = await loadVisitDevice();
      await captureDeletion(visit, isDeleted);
    } catch (error) {
      sayNotSaved(error);
      return false;
    }
    const { custName: customer } = visit;
    toast(
      isDeleted
        ? {
            tone: 'info',
            text: t`Visit to ${customer} deleted`,
            action: { label: t`Undo`, onPress: () => void mark(visit, false) },
          }
        : { tone: 'success', text: t`Visit to ${customer} restored` },
    );
    return true;
  };
  return mark;
}
