import { useLingui } from '@lingui/react/macro';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';

/** What is captured on the device comes late, as it brings the outbox and its database along. */
export const loadCaptures = () => import('./capture-inspection.ts');

/** Deletes and restores inspections at once, also without a network; deleting can be undone. */
export function useMarkDeleted() {
  const { t } = useLingui();
  const mark = async (inspection: { id: string; frameNumber: string }, isDeleted: boolean) => {
    try {
      const { captureDeletion } = await loadCaptures();
      await captureDeletion(inspection, isDeleted);
    } catch (error) {
      return sayNotSaved(error);
    }
    const { frameNumber } = inspection;
    toast(
      isDeleted
        ? {
            tone: 'info',
            text: t`Inspection of ${frameNumber} deleted`,
            action: { label: t`Undo`, onPress: () => void mark(inspection, false) },
          }
        : { tone: 'success', text: t`Inspection of ${frameNumber} restored` },
    );
  };
  return mark;
}
