import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';
import { userTexts } from '../users/user-texts.ts';

/** Why an invitation was not sent or withdrawn. */
export const invitationTexts = {
  ...userTexts,
  OFFLINE: msg`No connection. Invitations need one.`,
  NOT_YOURSELF: msg`You cannot change your own access`,
  USER_INACTIVE: msg`This user is deactivated. Restore the user first.`,
  HAS_PASSWORD: msg`This user has a password already`,
  NO_ADDRESS: msg`This user has no e-mail address. Enter one first.`,
  TOO_MANY_INVITATIONS: msg`A user gets at most three links a day. Try again tomorrow.`,
  NO_MAILBOX: msg`This user has no mailbox. Show the user’s own link instead.`,
  NO_INVITATION: msg`There is no invitation to withdraw any more`,
  STALE_VERSION: msg`This user was changed in the meantime. Try again.`,
} satisfies ProblemTexts;
