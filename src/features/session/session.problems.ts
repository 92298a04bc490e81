import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about the user's own login was not done. */
export const sessionProblems = registerProblemTexts({
  SECOND_FACTOR_WRONG: msg`This is not right. Check it and try again; each code works once.`,
  SECOND_FACTOR_OFF: msg`Your distributor has chosen that you log in with your password alone.`,
  LAST_SECOND_FACTOR: msg`Your login needs a second factor. Add another one first.`,
  NO_SECOND_FACTOR: msg`There is no second factor.`,
  PASSKEY_CANCELLED: msg`No passkey was made. Try again, or set up an app.`,
  REAUTHENTICATE: msg`Nothing was done, because your identity was not confirmed.`,
});
