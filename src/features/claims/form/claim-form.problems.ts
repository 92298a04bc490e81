import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a claim was not sent (B223 to B226, B232, reading 36). */
export const claimFormProblems = registerProblemTexts({
  NO_INVOICE: msg`Attach the invoice of the sale.`,
  NO_FULL_PHOTO: msg`Attach a photo that shows the whole bike or article.`,
  NO_SERIAL_PHOTO: msg`Attach a photo on which the serial number can be read.`,
  NO_ISSUE_PHOTO: msg`Attach at least one photo of the issue.`,
  NO_ID_CARD: msg`Attach the ID card of the consumer, or leave the consumer empty.`,
  NO_FILE: msg`The brand needs this file.`,
  NO_PROBLEM: msg`Name at least one problem.`,
  UNKNOWN_PROBLEM: msg`A problem can no longer be chosen. Choose another one.`,
  BAD_QUANTITY: msg`Write a whole number from 1 to 99,999.`,
  TOO_MANY_DOCUMENTS: msg`A claim has at most five additional documents.`,
  ALREADY_CLAIMED: msg`There is an open claim for this frame and problem. Continue that one.`,
  TOO_MANY_CLAIMS: msg`At most 50 claims can be sent for a customer in a day. Try again tomorrow.`,
  PAA_CLAIMS_OFF: msg`Claims for parts are not taken here.`,
  CLAIM_CLOSED: msg`This claim can no longer be changed.`,
});
