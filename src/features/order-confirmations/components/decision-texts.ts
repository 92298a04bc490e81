import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Codes that mean the limit or the reason in these dialogs. */
export const decisionTexts = {
  ORDER_LIMIT: msg`It is worth more than its limit. Raise the limit first.`,
  REQUIRED: msg`Give the reason.`,
  TOO_LONG: msg`The reason is too long.`,
  TOO_SMALL: msg`A limit is 0 or more.`,
} satisfies ProblemTexts;
