import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a claim, or a change of one, was not taken. */
export const claimProblems = registerProblemTexts({
  NO_INVOICE: msg`The photo or PDF of the invoice is missing.`,
  NO_FULL_PHOTO: msg`The photo of the whole bike or article is missing.`,
  NO_SERIAL_PHOTO: msg`The photo of the serial number is missing.`,
  NO_ISSUE_PHOTO: msg`A photo of the defect is missing.`,
  NO_ID_CARD: msg`The copy of the consumer’s ID card is missing.`,
  NO_FILE: msg`This brand needs one more file. Attach it.`,
  FILE_KIND: msg`A file is of a kind that cannot be taken here.`,
  FILE_TOO_LARGE: msg`A file is too large.`,
  TOO_MANY_DOCUMENTS: msg`A claim has at most five papers. Delete one first.`,
  UNKNOWN_PROBLEM: msg`A problem can no longer be chosen. Choose another.`,
  BAD_QUANTITY: msg`Write a whole number of pieces, not more than were claimed`,
  ALREADY_CLAIMED: msg`The same problem of this bike is claimed already.`,
  TOO_MANY_CLAIMS: msg`At most 50 claims of a customer can be made in a day. Try again tomorrow.`,
  PAA_CLAIMS_OFF: msg`Claims for parts are not taken here.`,
  CLAIM_CLOSED: msg`This claim is decided. It can no longer be changed.`,
  UNKNOWN_STATUS: msg`This status no longer exists. Choose another.`,
  STATUS_CHANGED: msg`Somebody else has changed the status. Look at the claim again.`,
  NOT_ALLOWED_STATUS: msg`You may not give a claim this status.`,
  REASON_REQUIRED: msg`Give the reason.`,
  TOO_MANY_COMMENTS: msg`You have written many comments in the last hour. Try again later.`,
});

/** The texts of the dialog of an answer. */
export const answerTexts = { REASON_REQUIRED: msg`Write an answer.` };
