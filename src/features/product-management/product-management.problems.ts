import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why an article was not changed. */
export const productProblems = registerProblemTexts({
  INACTIVE_IN_FEED: msg`The ERP says that it is no longer in the range.`,
  CHANGED_MEANWHILE: msg`Another user has changed it in the meantime.`,
});
