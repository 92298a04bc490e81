import { msg } from '@lingui/core/macro';
import { type ProblemTexts, registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an invoice was not mailed or not disputed. */
export const invoiceProblems = registerProblemTexts({
  UNKNOWN_INVOICE: msg`This invoice no longer exists, or you have no access to it`,
  NOT_DISPUTABLE: msg`Only open invoices can be disputed`,
  ALREADY_DISPUTED: msg`This invoice is disputed already`,
  ABOVE_OPEN_AMOUNT: msg`This is more than what is open of the invoice`,
  TOO_MANY_DISPUTES: msg`You have disputed many invoices in the last hour. Try again later.`,
  UNKNOWN_DISPUTE: msg`This dispute no longer exists, or you have no access to it`,
});

/** Words of withdrawing a dispute. */
export const withdrawTexts = {
  WRONG_STATE: msg`It can no longer be withdrawn, because it is decided or withdrawn already.`,
} satisfies ProblemTexts;
