import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a named cart, a template or an own number was not saved. */
export const orderListProblems = registerProblemTexts({
  NOT_OWNER: msg`Only its owner can change it`,
  TOO_MANY_LISTS: msg`There are 200 carts and templates already. Delete some first.`,
  TOO_MANY_LINES: msg`Too many lines`,
  TOO_MANY_ALIASES: msg`There are 10,000 own numbers already`,
});
