import { useLingui } from '@lingui/react/macro';
import type { RecallState } from '#shared/serials/recall-task.rules.ts';

/** The texts for the states of a frame in a recall. */
export function useRecallTexts(): Record<RecallState, string> {
  const { t } = useLingui();
  return {
    open: t({ message: 'To do', comment: 'a bike in a recall' }),
    inspected: t({ message: 'Inspected', comment: 'a bike before its sale, or in a recall' }),
    repaired: t({ message: 'Repaired', comment: 'a bike in a recall' }),
    'not affected': t({ message: 'Not affected', comment: 'a bike in a recall' }),
    returned: t({ message: 'Returned', comment: 'a bike in a recall' }),
  };
}
