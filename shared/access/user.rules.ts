import * as v from 'valibot';
import { limits } from '../validation/limits.ts';
import { atMost, email, notEmpty, required } from '../validation/rules.ts';

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

/** Most characters of names of users, roles and permissions (N113, reading 58). */
export const nameLength = 100;

/** Whether areas of the limitation name a customer, a person, a group or an office. */
export function needsValue(limitation: Limitation): boolean {
  return limitation !== 'audit' && limitation !== 'all';
}

/**
 * Without blanks, colons, bars and pictures, and not like a formula of a spreadsheet; other programs read usernames
 * too.
 */
const usernameForm = /^(?![=+\-@＝＋－＠])[^\s:|\p{C}\p{Extended_Pictographic}]*$/u;
const username = v.regex(usernameForm, 'NOT_USERNAME');
const line = (most: number) => v.pipe(v.string(), atMost(most), v.excludes('\0', 'NOT_ALLOWED'));

/** The fields of a user that are texts and switches (E068 to E077). */
export const userFields = v.pipe(
  v.object({
    username: v.pipe(line(nameLength), required, username),
    name: v.pipe(line(nameLength), required, notEmpty),
    email: v.pipe(v.string(), email),
    emailConfirmations: v.pipe(
      v.array(v.pipe(v.string(), required, email)),
      v.maxLength(maxConfirmations, 'TOO_MANY'),
    ),
    isFakeEmail: v.boolean(),
  }),
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
    sorg: v.pipe(line(limits.text), required),
    limitation: v.picklist(limitations),
    value: line(nameLength),
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
