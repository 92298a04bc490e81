import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about users and rights was not done. */
export const accessProblems = registerProblemTexts({
  USERNAME_TAKEN: msg`This username is taken`,
  NOT_USERNAME: msg`A username has no blanks, colons, bars or pictures, and does not begin with = + - or @`,
  NO_HOST: msg`There is no portal yet where this user could log in`,
  AREA_REQUIRED: msg`A user needs at least one area`,
  AREA_NOT_YOURS: msg`This area is not inside those that you administer`,
  OPTION_UNKNOWN: msg`Values of areas are compared by EQ only`,
  NOT_YOURS_TO_GRANT: msg`You may not give or take this group role: it allows more than you may give`,
  NOT_YOURSELF: msg`You cannot change your own rights`,
  US_ONLY: msg`You administer only users whose areas are all in the United States`,
  LAST_ADMIN: msg`The last administrator of an organisation cannot be removed`,
  UNKNOWN_ROLE: msg`A role is not one of this group role`,
  UNKNOWN_GROUP_ROLE: msg`There is no such group role`,
  UNKNOWN_LANGUAGE: msg`This language is not offered`,
  UNKNOWN_MARKET: msg`There is no such target market`,
  NOT_YOURS_TO_CHANGE: msg`Only owners change what all organisations use`,
  NAME_TAKEN: msg`This name is already in use`,
  NOT_PERMISSION: msg`Letters and digits, with dots and dashes between them`,
  UNKNOWN_PERMISSION: msg`There is no such permission any more`,
  IN_USE: msg`It is in use`,
});
