import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why the categories of region groups were not changed. */
export const salesAreaProblems = registerProblemTexts({
  UNKNOWN_REGION_GROUP: msg`A region group is gone or no longer in your area. Close this and load the list again.`,
});
