import { msg } from '@lingui/core/macro';
import { contentLimits } from '#shared/content/content-limits.ts';

/** Why an item was not stored, for the fields of its form. */
export const itemProblems = {
  'tags.TOO_LONG': msg`A tag has at most ${{ most: contentLimits.tag }} characters`,
  'tags.TOO_MANY_TAGS': msg`At most ${{ most: contentLimits.tags }} tags`,
  'files.FILE_REQUIRED': msg`Choose at least one file`,
  'contentTargetMarkets.UNKNOWN_MARKET': msg`One of the target markets does not exist any more`,
};
