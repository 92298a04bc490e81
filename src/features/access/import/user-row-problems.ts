import { msg } from '@lingui/core/macro';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** The texts of problems with a row of a file of users. */
export const userRowProblems: ProblemTexts = {
  USERNAME_TAKEN: msg`This username is taken`,
  TWICE_IN_FILE: msg`An earlier row has this username`,
  NOT_USERNAME: msg`A username has no blanks, colons or pictures`,
  NOT_BOOLEAN: msg`Write true or false`,
  NOT_AREA: msg`Write areas like 2000:customer:0002000001, with | between them`,
  AREA_REQUIRED: msg`A user needs at least one area`,
  AREA_NOT_YOURS: msg`This area is not inside those that you administer`,
  UNKNOWN_CUSTOMER: msg`There is no such customer`,
  NOT_YOURS_TO_GRANT: msg`You may not give this group role: it allows more than you may give`,
  UNKNOWN_GROUP_ROLE: msg`There is no such group role`,
  UNKNOWN_ROLE: msg`A role is not one of this group role`,
  UNKNOWN_LANGUAGE: msg`This language is not offered`,
  NO_HOST: msg`There is no portal yet where this user could log in`,
  UNKNOWN_MARKET: msg`There is no such target market`,
};
