import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a sale was not registered (M050 to M052). */
export const saleProblems = registerProblemTexts({
  FRAME_NOT_OURS: msg`This frame number is not one of ours`,
  ALREADY_REPORTED: msg`This frame is already reported as sold`,
  AMBIGUOUS_FRAME: msg`Several bikes have this frame number. Choose the article.`,
  NOT_DELIVERED_TO_YOU: msg`This bike was not delivered to you. Confirm that you have sold it.`,
  NOT_INSPECTED: msg`The brand wants this bike inspected before its sale. Inspect it, or confirm that it was sold without an inspection.`,
  SOLD_BEFORE_DELIVERED: msg`The bike was delivered after this day`,
  SOLD_BEFORE_PRODUCED: msg`The bike was produced after this day`,
  RECALLED: msg`The bike is recalled and must not be sold. Call the distributor.`,
  STOLEN: msg`The bike was reported as stolen and must not be sold. Call the distributor.`,
  NO_ACCOUNT: msg`No consumer has an account with this frame number`,
  IN_BATCH: msg`The distributor is reading this sale. Try again in an hour.`,
  TOO_MANY_REGISTRATIONS: msg`At most 200 sales can be registered in a day. Try again tomorrow.`,
  TOO_MANY_UPLOADED: msg`At most 10,000 sales can be registered by files in a day. Try again tomorrow.`,
  TWICE_IN_FILE: msg`An earlier row of the file has this frame number`,
  UNCLEAR_PHONE: msg`Write one telephone number, with its area code or with + and the code of the country`,
  UNKNOWN_CHANNEL: msg`Write how it was sold in a word of the template`,
  UNKNOWN_ACCOUNT: msg`This account no longer exists, or you have no access to it`,
  NOT_SOLD: msg`The bike is not reported as sold`,
  NOT_STAFF: msg`Only the distributor can do this`,
  NO_EMAIL: msg`There is no e-mail address to send it to`,
  TOO_MANY_MAILS: msg`This warranty card was mailed too often`,
  UNKNOWN_FRAME: msg`This registration no longer exists, or you have no access to it`,
});

/** Why data of consumers were not erased. */
export const consumerProblems = registerProblemTexts({
  NAMES_THE_PERSON: msg`The reason is kept. Write it without the name, e-mail or phone of the person.`,
});
