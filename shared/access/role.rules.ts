import * as v from 'valibot';
import { roleFlags } from '../role-flags.ts';
import { limits } from '../validation/limits.ts';
import { atMost, chosen, notEmpty, required } from '../validation/rules.ts';
import { nameLength } from './user.rules.ts';

const line = (most: number) => v.pipe(v.string(), atMost(most), v.excludes('\0', 'NOT_ALLOWED'));
const name = v.pipe(line(nameLength), required, notEmpty);
const ids = v.array(line(nameLength));
const sorg = v.nullable(line(limits.text));

/** A role as it is typed (N108, N113). */
export const roleFields = v.object({
  name,
  description: line(limits.text),
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
    line(nameLength),
    required,
    v.regex(/^[A-Za-z0-9]+(?:[._-][A-Za-z0-9]+)*$/, 'NOT_PERMISSION'),
  ),
  description: line(limits.text),
});
