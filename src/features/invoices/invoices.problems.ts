import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an invoice was not mailed. */
export const invoiceProblems = registerProblemTexts({
  UNKNOWN_INVOICE: msg`This invoice is not there any more, or not for you`,
});
