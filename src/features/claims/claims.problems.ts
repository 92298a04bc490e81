import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

export { claimFormProblems } from './form/claim-form.problems.ts';

/** Why a claim, or a change of one, was not taken. */
export const claimProblems = registerProblemTexts({
  FILE_KIND: msg`A file is of a kind that cannot be taken here.`,
  FILE_TOO_LARGE: msg`A file is too large.`,
  UNKNOWN_STATUS: msg`This status no longer exists. Choose another.`,
  STATUS_CHANGED: msg`Somebody else has changed the status. Look at the claim again.`,
  NOT_ALLOWED_STATUS: msg`You may not give a claim this status.`,
  REASON_REQUIRED: msg`Give the reason.`,
});
