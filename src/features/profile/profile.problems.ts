import { msg } from '@lingui/core/macro';
import { type ProblemTexts, registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why the settings were not saved. */
export const profileProblems = registerProblemTexts({
  PASSWORD_SAME: msg`This is your password already. Choose another.`,
  WRONG_PASSWORD: msg`Incorrect password`,
  NOT_A_LANGUAGE: msg`This language is no longer offered. Choose another.`,
});

/** Words that hang on a field of the settings. */
export const profileTexts: ProblemTexts = {
  OFFLINE: msg`No connection. Saving needs one; what you typed is still here.`,
  'name.NOT_ALLOWED': msg`This name has characters that cannot be shown`,
};
