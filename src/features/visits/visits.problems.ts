import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a visit, or a change of one, was not taken. */
export const visitProblems = registerProblemTexts({
  PHOTO_REQUIRED: msg`At least one photo of the shop front is needed.`,
  CUSTOMER_MOVED: msg`The customer is no longer in your area. The visit can be sent once it is given back.`,
  OPTION_GONE: msg`A choice is no longer offered. Choose another one.`,
  UNKNOWN_KIND: msg`You no longer fill in this kind of visit form.`,
  PHOTO_TWICE: msg`This photo is in another place already.`,
  NOT_AUTHOR: msg`Only its author and administrators change this visit.`,
  VISIT_DELETED: msg`This visit is deleted. Restore it first.`,
  TOO_MANY_ROWS: msg`At most 50 rows can be entered.`,
});
