import * as v from 'valibot';
import { readMailAddress } from '../mail-address.ts';
import { maxQty, parseQty } from '../quantity.ts';
import { limits } from './limits.ts';
import { type PasswordRules, passwordProblems } from './password.rules.ts';
import { textProblem } from './text.rules.ts';

/*
  Every rule is a Valibot action for a string, to be put into a pipe: v.pipe(v.string(), required,
  text). Its message is a code; words are a matter of the client (src/i18n/use-problem-text.ts).
  A rule of form takes the empty text: whether a field may be empty is for `required` to say.
*/

const shaped = <const Code extends string>(good: (value: string) => boolean, code: Code) =>
  v.check<string, Code>((value) => value === '' || good(value), code);

/** A field that must be filled (B163). */
export const required = v.nonEmpty<string, 'REQUIRED'>('REQUIRED');

/** A combo box from which at least one thing must be chosen (B164). */
export const chosen = v.nonEmpty<string[], 'REQUIRED'>('REQUIRED');

/** Something visible must be in it: spaces and characters without width are not enough (B165). */
export const notEmpty = v.check<string, 'EMPTY'>(
  (value) => /[^\s\p{Cc}\p{Cf}]/u.test(value),
  'EMPTY',
);

/** Letters, digits, space, dash, dot, comma, slash, ampersand, colon, in one line (B166). */
export const text = shaped((value) => textProblem(value) === null, 'NOT_TEXT');

/** A claim's description in one line: as `text` (B167). */
export const claimDescription = text;

/** A claim's description of several lines: line breaks and backslashes as well (B168). */
export const claimDescriptionLines = shaped(
  (value) => textProblem(value.replaceAll('\\', ''), { multiline: true }) === null,
  'NOT_TEXT',
);

/** A to Z in both cases and 0 to 9; such fields hold codes that other systems read (B169). */
export const alphanumeric = shaped((value) => /^[A-Za-z0-9]+$/.test(value), 'NOT_ALPHANUMERIC');

/** An e-mail address as mail servers take it, without quotes and comments (B170). */
export const email = shaped(
  (value) =>
    value.length <= limits.email && value.trim() === value && readMailAddress(value) !== null,
  'NOT_EMAIL',
);

/** Digits 0 to 9 and nothing else (B171). */
export const numeric = shaped((value) => /^[0-9]+$/.test(value), 'NOT_NUMERIC');

/** At most 17 digits, as typed: before `formatPhone` puts the prefix there (B172, C057). */
export const phone = shaped(
  (value) => value.length <= limits.phoneDigits && /^[0-9]+$/.test(value),
  'NOT_PHONE',
);

/**
 * A new password, as far as its text shows (B175 to B177, C065, C066): everything that is missing is
 * reported. The server's own checks come with its answer.
 */
export const password = (rules: PasswordRules) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value === '') return;
    for (const message of passwordProblems(dataset.value, rules)) addIssue({ message });
  });

/** At most so many characters, see `limits` (B178, B179, N135). */
export const atMost = (length: number) =>
  // A code point is one or two units, so only texts between the two have to be counted.
  shaped(
    (value) =>
      value.length <= length || (value.length <= 2 * length && [...value].length <= length),
    'TOO_LONG',
  );

/** An order quantity, 1 to 99,999 (C064, N135). */
export const quantity = v.pipe(
  v.number('NOT_A_QUANTITY'),
  v.integer('NOT_A_QUANTITY'),
  v.minValue(1, 'QTY_TOO_SMALL'),
  v.maxValue(maxQty, 'QTY_TOO_LARGE'),
);

/** A rule that a function checks. @param findProblem returns the code of a problem, null for none */
export const checkedBy = (findProblem: (value: string) => string | null) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    const message = dataset.typed ? findProblem(dataset.value) : null;
    if (message) addIssue({ message });
  });

/** An amount in minor units that has to be given; a field without one holds null. */
export const amount = v.pipe(
  v.nullable(v.number('NOT_AN_AMOUNT')),
  v.check((minor) => minor !== null, 'NOT_AN_AMOUNT'),
);

/** An order quantity as a user types it; its output is the number. */
export const typedQuantity = v.pipe(v.string(), v.transform(parseQty), quantity);
