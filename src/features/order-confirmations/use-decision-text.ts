import { useLingui } from '@lingui/react/macro';
import type { Problem } from '#src/i18n/problem-texts.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';

/** Why something was not done with a waiting order, in words, by its code. */
export function useDecisionText(): (problem: Problem) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return (problem) => {
    switch (problem.code) {
      case 'ORDER_LIMIT':
        return t`It is worth more than its limit. Raise the limit first.`;
      case 'NOT_WAITING':
        return t`It is no longer waiting. Someone else was faster.`;
      case 'UNKNOWN_ORDER':
        return t`This order does not exist, or is not yours to decide on.`;
      case 'REQUIRED':
        return t`Give the reason.`;
      case 'TOO_LONG':
        return t`The reason is too long.`;
      case 'TOO_SMALL':
        return t`A limit is 0 or more.`;
      default:
        return problemText(problem);
    }
  };
}
