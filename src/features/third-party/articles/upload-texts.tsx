import { msg } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import type { UploadTexts } from '#src/crud/upload/upload-report.tsx';
import type { ProblemTexts } from '#src/i18n/problem-texts.ts';

/** The texts of problem codes in the file of a vendor. */
const problems: ProblemTexts = {
  REQUIRED: msg`Fill this in.`,
  TOO_LONG: msg`This is too long.`,
  NOT_ALLOWED: msg`Write yes or no.`,
  UNKNOWN_ARTICLE: msg`You have no article with this number. Upload the articles first.`,
  TWICE_IN_FILE: msg`An earlier row of the file has this article.`,
};

/** The texts of an upload of rows. */
export const uploadTexts: UploadTexts = {
  take: (count) => <Plural value={count} one="Take over # row" other="Take over # rows" />,
  taken: (count) => (
    <Plural value={count} one="# row is taken over." other="# rows are taken over." />
  ),
  there: (count) => (
    <Plural value={count} one="# row changes nothing." other="# rows change nothing." />
  ),
  problems,
  seeRecords: (
    <span className="text-ink-muted">
      <Trans>Pictures appear within some minutes.</Trans>
    </span>
  ),
};
