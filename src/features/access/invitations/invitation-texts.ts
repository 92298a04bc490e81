import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an invitation was not sent or withdrawn. */
export const invitationTexts = {
  OFFLINE: msg`No connection. Invitations need one.`,
  UNKNOWN_RECORD: msg`There is no such user any more`,
  NOT_YOURSELF: msg`You cannot change your own access`,
  NOT_YOURS_TO_GRANT: msg`This user may do more than you may give`,
  USER_INACTIVE: msg`This user is deactivated. Restore the user first.`,
  HAS_PASSWORD: msg`This user has a password already`,
  NO_ADDRESS: msg`This user has no e-mail address. Enter one first.`,
  NO_HOST: msg`There is no portal yet where this user could log in`,
  AREAS_ELSEWHERE: msg`This user has areas that you do not administer, so the link cannot be shown to you`,
  TOO_MANY_INVITATIONS: msg`A user gets at most three links a day. Try again tomorrow.`,
  NO_INVITATION: msg`There is no invitation to withdraw any more`,
  STALE_VERSION: msg`This user was changed in the meantime. Try again.`,
} satisfies ProblemTexts;
