import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

export { claimFormProblems } from './form/claim-form.problems.ts';

/** Why a claim, or a change of one, was not taken. */
export const claimProblems = registerProblemTexts({
  FILE_KIND: msg`A file is of a kind that cannot be taken here.`,
  FILE_TOO_LARGE: msg`A file is too large.`,
  FILE_EMPTY: msg`The file is empty.`,
  FILE_DAMAGED: msg`The file is damaged and cannot be read. Save it again and choose the new file.`,
  FILE_PIXELS: msg`A picture has too many pixels. Choose a smaller one.`,
  FILE_TOO_LONG: msg`A video is longer than 3 minutes. Choose a shorter one.`,
  FILE_ACTIVE: msg`The file contains macros, scripts or embedded files. Save it without them.`,
  FILE_EMBEDS: msg`The PDF contains other files. Only an e-invoice with its supporting documents (PDF, PNG, JPEG, CSV, XLSX) may be embedded.`,
  FILE_TOO_COMPLEX: msg`The file could not be checked in time. Save it again as a simpler file, for example by printing it to PDF.`,
  FILE_ENCRYPTED: msg`The file is protected by a password. Remove the password and choose the file again.`,
  FILE_UNPACKS: msg`A file is too large when it is unpacked. Save it as a PDF.`,
  FILE_VIRUS: msg`The virus scanner found something in this file. It was not saved.`,
  UPLOAD_QUOTA: msg`You have uploaded as much as one day allows. Try again tomorrow.`,
  UNKNOWN_STATUS: msg`This status no longer exists. Choose another.`,
  STATUS_CHANGED: msg`Somebody else has changed the status. Look at the claim again.`,
  NOT_ALLOWED_STATUS: msg`You may not give a claim this status.`,
  REASON_REQUIRED: msg`Give the reason.`,
});
