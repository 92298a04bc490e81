import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an inspection was not stored. */
export const inspectionProblems = registerProblemTexts({
  CHECKLIST_INCOMPLETE: msg`The inspection list is not complete. Fill in each point that is done.`,
  UNKNOWN_CUSTOMER: msg`Choose a customer of yours`,
  NOT_A_YEAR: msg`Write a year, like 2026`,
  SIGNATURE_TOO_LARGE: msg`The signature is too large. Sign again.`,
  DELETED: msg`This inspection is deleted. Restore it first.`,
  BAD_ID: msg`This was stored before. Enter it again.`,
});
