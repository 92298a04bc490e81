import { msg } from '@lingui/core/macro';
import { registerProblemTexts } from '#src/i18n/problem-texts.ts';

/** Why something about content was not stored. */
export const contentProblems = registerProblemTexts({
  NOTHING_TO_SHOW: msg`Nothing of this text can be shown. Write it again without what was pasted.`,
  TRANSLATED_TWICE: msg`There is already a text in this language`,
  ENDS_BEFORE_START: msg`The first day is after the last one`,
  MARKET_REQUIRED: msg`Choose at least one target market`,
  MARKET_NOT_YOURS: msg`One of the target markets belongs to another sales organisation`,
  UNKNOWN_LAYOUT: msg`There is no such layout any more`,
  UNKNOWN_PORTAL: msg`One of the portals is not of your sales organisation`,
  BAD_NUMBER: msg`This number is out of range`,
  BAD_LINK: msg`Write a link, like https://www.example.com, or a page of the portal, like /news`,
  ALT_REQUIRED: msg`Say what the picture shows`,
  FILE_REQUIRED: msg`Choose a picture`,
  FILE_TWICE: msg`This file is there already`,
  NOT_EMPTY: msg`It is not empty. Move what is in it first.`,
  NOT_YOURS: msg`Another sales organisation writes this, or also reads it`,
});
