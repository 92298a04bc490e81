import { msg } from '@lingui/core/macro';
import { type ProblemTexts, registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something was not done with a waiting order. */
export const decisionProblems = registerProblemTexts({
  NOT_WAITING: msg`It is no longer waiting. Someone else was faster.`,
  UNKNOWN_ORDER: msg`This order does not exist, or you may not confirm it.`,
});

/** Codes that mean the limit or the reason in these dialogs. */
export const decisionTexts = {
  ORDER_LIMIT: msg`It is worth more than its limit. Raise the limit first.`,
  REQUIRED: msg`Give the reason.`,
  TOO_LONG: msg`The reason is too long.`,
  TOO_SMALL: msg`A limit is 0 or more.`,
} satisfies ProblemTexts;
