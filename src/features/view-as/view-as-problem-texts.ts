import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an administrator may not view as a user. */
export const viewAsProblems: ProblemTexts = {
  UNKNOWN_USER: msg`This user has no access here any more.`,
  NOT_YOURSELF: msg`This is you.`,
  VIEW_AS_ADMINISTRATOR: msg`You cannot view as an administrator.`,
  NOT_YOURS_TO_GRANT: msg`This user has rights that you may not give.`,
  AREA_NOT_YOURS: msg`This user has areas outside yours.`,
  TAB_BLOCKED: msg`The browser did not open a new tab. Allow pop-ups for the portal and try again.`,
};
