import * as v from 'valibot';
import { lineOf } from '../record-fields.ts';
import { roleFlags } from '../role-flags.ts';
import { limits } from '../validation/limits.ts';
import { chosen, notEmpty, required } from '../validation/rules.ts';
import { nameLength } from './user.fields.ts';

const name = v.pipe(lineOf(nameLength), required, notEmpty);
const ids = v.array(lineOf(nameLength));
const sorg = v.nullable(lineOf(limits.text));

/** A role as it is typed (N108, N113). */
export const roleFields = v.object({
  name,
  description: lineOf(limits.text),
  permissions: v.pipe(ids, v.maxLength(500, 'TOO_MANY')),
  flags: v.array(v.picklist(roleFlags, 'NOT_ALLOWED')),
  sorg,
});

/** A group role as it is typed. */
export const groupRoleFields = v.object({
  description: name,
  roles: v.pipe(ids, chosen, v.maxLength(500, 'TOO_MANY')),
  grants: v.pipe(ids, v.maxLength(1_000, 'TOO_MANY')),
  sorg,
});

/** A permission as it is typed: words of letters and digits with dots and dashes between them. */
export const permissionFields = v.object({
  name: v.pipe(
    lineOf(nameLength),
    required,
    v.regex(/^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/, 'NOT_PERMISSION'),
  ),
  description: lineOf(limits.text),
});
