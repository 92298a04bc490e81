import { msg } from '@lingui/core/macro';
import { type ProblemText, registerProblemTexts } from './problem-texts.ts';

/** Words with the number of the rule; without it the server's sentence is shown. */
const withLimit =
  (words: (limit: number) => ReturnType<typeof msg>): ProblemText =>
  ({ limit }) =>
    limit === undefined ? undefined : words(limit);

/** Codes that any operation may answer, and reasons why an action gets no answer. */
export const generalProblems = registerProblemTexts({
  CELL_ERROR: msg`The spreadsheet has an error here, or a number of more than 15 digits, whose last digits it loses. Format the column as text.`,
  OFFLINE: msg`No connection. Try again when you are online.`,
  FAILED: msg`Something went wrong. Please try again.`,
  FORBIDDEN: msg`You no longer have the right to do this`,
  HTTP_403: msg`You no longer have the right to do this`,
  AUDIT_READS_ONLY: msg`You can read this and export it, but not change it.`,
  VIEW_AS_READS_ONLY: msg`You are viewing as another user. You can read, but not change or download anything.`,
  NOT_A_DAY: msg`Choose a day from the year 2000 on`,
  NO_CUSTOMER: msg`This customer no longer belongs to you`,
  CUSTOMER_LOST: msg`This customer no longer belongs to you`,
  STALE_VERSION: msg`Someone else has changed it. Open it again to see what is new.`,
  UNKNOWN_RECORD: msg`This no longer exists, or you have no access to it.`,
  FILE_GONE: msg`A file is no longer on the server. Attach it again.`,
  FILE_UNFINISHED: msg`A file is not uploaded yet. Wait for it, try again, or remove it.`,
  TOO_MANY_FILES: msg`There are too many files. Remove some.`,
  TOO_MANY_ATTEMPTS: msg`Too many attempts. Try again later.`,
});

/** Days on which something is delivered. */
export const deliveryDayProblems = registerProblemTexts({
  BAD_DATE: msg`Choose a day from tomorrow to a year from now`,
  CLOSED_DAY: msg`Nothing is delivered on this day. Choose another.`,
});

/** Codes of changes that wait on this device (src/offline/outbox). */
export const outboxProblems = registerProblemTexts({
  GAVE_UP: msg`The server could not take it, ten times in a row. Try again later.`,
  BROKEN: msg`This app could not read or send it. Try again after an update, or discard it.`,
  FILE_LOST: msg`One of its files can no longer be read. Attach it again.`,
  IDEMPOTENCY_MISMATCH: msg`The server has taken another version of this change. Compare with the cart, then discard it here.`,
});

/**
 * Broken rules of shared/validation (M006 to M016, N024). The stray apostrophe and the asterisks are
 * the specification's.
 */
export const ruleProblems = registerProblemTexts({
  REQUIRED: msg`Required`,
  EMPTY: msg`Must not be empty`,
  NOT_TEXT: msg`Only number, alphabet, dot, comma, dash, slash, 'and, colon, and space are allowed`,
  NOT_ALPHANUMERIC: msg`Only number and alphabet are allowed`,
  NOT_EMAIL: msg`Email must be valid`,
  NOT_NUMERIC: msg`*Must Be Numeric`,
  NOT_PHONE: msg`*Must Be Numeric (17 digits max)`,
  PASSWORD_NO_DIGIT: msg`Password should contain number`,
  PASSWORD_NO_CASES: msg`Password should contain upper and lower case`,
  PASSWORD_TOO_SHORT: withLimit((limit) => msg`Password should be at least ${limit} characters`),
  PASSWORD_COMMON: msg`Very many people use this password. Choose another.`,
  PASSWORD_CONTEXT: msg`This password is made of your name, your company or this portal’s name. Choose another.`,
  NO_MATCH: msg`The two passwords are not the same`,
  NOT_AN_AMOUNT: msg`Write an amount, like 1200`,
  NOT_ALLOWED: msg`Password should not contain control characters`,
  TOO_LONG: withLimit((limit) => msg`At most ${limit} characters`),
});
