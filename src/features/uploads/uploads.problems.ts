import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why a file was not taken over, or is not undone (reading 106). */
export const uploadProblems = registerProblemTexts({
  TOO_MANY_UPLOADS: msg`At most 20 files can be uploaded in an hour. Try again later.`,
  UPLOAD_UNDONE: msg`This upload was undone. Choose the file again.`,
  UNKNOWN_UPLOAD: msg`This upload no longer exists, or you have no access to it.`,
  UNDO_TOO_LATE: msg`An upload can be undone for 24 hours only.`,
  ALREADY_EXPORTED: msg`The distributor has it already, so that it can no longer be undone.`,
  AMBIGUOUS_ARTICLE: msg`Several articles have this number. Write the article number.`,
});
