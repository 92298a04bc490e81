import * as v from 'valibot';
import { fieldRules, lineOf } from '../record-fields.ts';
import { limits } from '../validation/limits.ts';
import { email, required } from '../validation/rules.ts';
import { nameLength, userFields } from './user.fields.ts';

/** The kinds of value that an area limits a user to (E086, C094). */
export const limitations = [
  'customer',
  'salesman',
  'sales_group',
  'sales_office',
  'audit',
  'all',
] as const;
export type Limitation = (typeof limitations)[number];

/** Most areas of one user, and most further addresses. */
export const maxAreas = 2_000;
export const maxConfirmations = 20;

/** Whether areas of the limitation name a customer, a person, a group or an office. */
export function needsValue(limitation: Limitation): boolean {
  return limitation !== 'audit' && limitation !== 'all';
}

/**
 * Without blanks, colons, bars and pictures, and not like a formula of a spreadsheet; other programs read usernames
 * too.
 */
const usernameForm = /^(?![=+\-@＝＋－＠])[^\s:|\p{C}\p{Extended_Pictographic}]*$/u;
const rules = fieldRules(userFields);

/** The rules of the fields of a user that are no codes (E068 to E077). */
export const userEntries = {
  ...rules,
  username: v.pipe(rules.username, v.regex(usernameForm, 'NOT_USERNAME')),
  email: v.pipe(v.string(), email),
  emailConfirmations: v.pipe(
    v.array(v.pipe(v.string(), required, email)),
    v.maxLength(maxConfirmations, 'TOO_MANY'),
  ),
};

/** A user needs an address, except one without a mailbox (reading 48). */
export const userRules = v.pipe(
  v.object(userEntries),
  v.forward(
    v.partialCheck(
      [['email'], ['isFakeEmail']],
      ({ email: address, isFakeEmail }) => isFakeEmail || address !== '',
      'REQUIRED',
    ),
    ['email'],
  ),
);

/** An area as it is typed. */
export const areaFields = v.pipe(
  v.object({
    sorg: v.pipe(lineOf(limits.text), required),
    limitation: v.picklist(limitations),
    value: lineOf(nameLength),
  }),
  v.forward(
    v.partialCheck(
      [['limitation'], ['value']],
      ({ limitation, value }) => !needsValue(limitation) || value.trim() !== '',
      'REQUIRED',
    ),
    ['value'],
  ),
);
