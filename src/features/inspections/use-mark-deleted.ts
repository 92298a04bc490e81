import { useLingui } from '@lingui/react/macro';
import { toast } from '#src/ui/overlay/toasts.tsx';
import { sayNotSaved } from '#src/ui/state/not-saved.tsx';
import { captureDeletion } from './capture-inspection.ts';

/** Deletes and restores inspections at once, also without a network; deleting can be undone. */
export function useMarkDeleted() {
  const { t } = useLingui();
  const mark = async (inspection: { id: string; frameNumber: string }, isDeleted: boolean) => {
    try {
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
