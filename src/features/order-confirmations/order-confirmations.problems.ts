import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something was not done with a waiting order. */
export const decisionProblems = registerProblemTexts({
  NOT_WAITING: msg`It is no longer waiting. Someone else was faster.`,
  UNKNOWN_ORDER: msg`This order does not exist, or you may not confirm it.`,
});
