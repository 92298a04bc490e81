import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { ChangeTextsByOperation } from '#src/crud/record/change-texts.ts';

/** The texts of reports about recalled frames that wait to be sent. */
export function useSerialsChanges(): ChangeTextsByOperation {
  const { t } = useLingui();
  return {
    UpdateRecallTask(entry) {
      const number = String(entry.note.frameNumber ?? '');
      return {
        feature: t`Product safety recalls`,
        title: t`Report about frame ${number}`,
        to: paths.recall(String(entry.note.recallId ?? '')),
        edit: null,
      };
    },
  };
}
