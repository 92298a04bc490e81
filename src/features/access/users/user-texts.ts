import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about a saved user was not done, where the code means something else elsewhere. */
export const userTexts = {
  UNKNOWN_RECORD: msg`This user no longer exists`,
  NOT_YOURS_TO_GRANT: msg`This user may do more than you may give`,
  AREAS_ELSEWHERE: msg`This user has areas that you do not administer, so the link cannot be shown to you`,
} satisfies ProblemTexts;
