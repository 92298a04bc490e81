import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why no file is made (B245 to B248, M053). */
export const downloadProblems = registerProblemTexts({
  TWO_YEARS: msg`Both days must lie in one calendar year.`,
  PERIOD_TOO_LONG: msg`The period may not be longer than a year.`,
  END_BEFORE_START: msg`The last day is before the first one.`,
  QUOTA_EXHAUSTED: msg`You have asked for 10 files today. The next is possible tomorrow.`,
  MORE_THAN_A_SHEET: msg`There are more than a million rows. Choose a shorter period.`,
  NO_ACCESS: msg`You may no longer read these records.`,
  FAULT: msg`The file could not be made. Request it again.`,
});
