import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a change of an order was not taken (M054, N105 to N107). */
export const clickCollectProblems = registerProblemTexts({
  UNMARKED_ITEMS: msg`All item need to choose (Order To HQ / Ready To Pickup).`,
  UNKNOWN_ITEM: msg`The order has other lines by now. Look at it again.`,
  ALREADY_SUBMITTED: msg`The order was submitted with other marks. What was submitted holds.`,
  ITEMS_NOT_READY: msg`Not all lines are ready yet.`,
  WRONG_CODE: msg`This is not the code of the consumer. It is in the consumer’s e-mail.`,
  TOO_MANY_CODES: msg`Too many wrong codes were entered. Try again in an hour.`,
});
