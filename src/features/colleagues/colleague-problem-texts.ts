import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a colleague was not invited or changed. */
export const colleagueProblems: ProblemTexts = {
  USERNAME_TAKEN: msg`This username is taken`,
  NOT_USERNAME: msg`A username has no blanks, colons or pictures`,
  UNKNOWN_LANGUAGE: msg`This language is not offered`,
  UNKNOWN_CUSTOMER: msg`This is not one of your customers`,
  NO_HOST: msg`There is no portal yet where this user could log in`,
  NOT_YOURS_TO_GRANT: msg`The distributor has not released this role for colleagues`,
  NOT_YOURSELF: msg`You cannot change your own rights`,
  UNKNOWN_RECORD: msg`This user is no longer one of your colleagues`,
};
