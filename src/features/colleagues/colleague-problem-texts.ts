import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a colleague was not invited or changed, where the code means something else elsewhere. */
export const colleagueProblems: ProblemTexts = {
  UNKNOWN_CUSTOMER: msg`This is not one of your customers`,
  NOT_YOURS_TO_GRANT: msg`The distributor has not released this role for colleagues`,
  TOO_MANY_INVITATIONS: msg`A user gets at most three links a day. Try again tomorrow.`,
  UNKNOWN_RECORD: msg`This user is no longer one of your colleagues`,
};
