import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';

/** Why a wish for an open line was refused, in words, by its code. */
export function useOpenProblemText(): (problem: Problem) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'BAD_DATE':
        return t`Choose a day from tomorrow up to one year ahead`;
      case 'CLOSED_DAY':
        return t`Nothing is delivered on this day`;
      case 'REQUIRED':
        return t`Choose a day`;
      case 'NOT_ALLOWED':
        return t`This cannot be asked for here`;
      case 'UNKNOWN_LINE':
      case 'LINE_CLOSED':
        return t`Nothing of this line is still to come`;
      case 'CANCEL_PENDING':
        return t`You have asked to cancel this line already`;
      case 'NOTHING_TO_ACCEPT':
        return t`Nothing of this line has changed`;
      case 'ALREADY_SHIPPED':
        return t`Part of this line is already on its way`;
      default:
        return problemText(problem);
    }
  };
}
