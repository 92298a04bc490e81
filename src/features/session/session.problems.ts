import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about the user's own login was not done. */
export const sessionProblems = registerProblemTexts({
  REAUTHENTICATE: msg`Nothing was done, because it was not confirmed that it is you.`,
});
