import * as v from 'valibot';
import { roleFields } from '#shared/access/role.rules.ts';
import type { RoleFlag } from '#shared/role-flags.ts';
import type { RoleInput } from '#src/graphql/generated/graphql.ts';
import type { ShownRole } from './roles.queries.ts';

/** A role as it is typed. */
export interface RoleValues {
  name: string;
  description: string;
  permissions: string[];
  flags: RoleFlag[];
  /** Empty for all organisations. */
  sorg: string;
}

export const roleSchema: v.GenericSchema<RoleValues, RoleValues> = v.object({
  ...roleFields.entries,
  sorg: v.string(),
});

export function toRoleValues({
  name,
  description,
  permissions,
  flags,
  sorg,
}: ShownRole): RoleValues {
  return {
    name,
    description,
    sorg: sorg ?? '',
    flags: flags as RoleFlag[],
    permissions: permissions.map((permission) => permission.name),
  };
}

export function toRoleInput({ sorg, ...values }: RoleValues): RoleInput {
  return { ...values, sorg: sorg || null };
}
