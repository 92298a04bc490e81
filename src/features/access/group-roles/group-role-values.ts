import * as v from 'valibot';
import { groupRoleFields } from '#shared/access/role.rules.ts';
import type { GroupRoleInput, SecondFactorPolicy } from '#src/graphql/generated/graphql.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';

/** A group role as it is typed. */
export interface GroupRoleValues {
  description: string;
  roles: string[];
  grants: string[];
  secondFactor: SecondFactorPolicy;
  /** Empty for all organisations. */
  sorg: string;
}

export const secondFactorPolicies = ['off', 'offered', 'required'] as const;

export const groupRoleSchema: v.GenericSchema<GroupRoleValues, GroupRoleValues> = v.object({
  ...groupRoleFields.entries,
  secondFactor: v.picklist(secondFactorPolicies),
  sorg: v.string(),
});

export const blankGroupRole: GroupRoleValues = {
  description: '',
  roles: [],
  grants: [],
  secondFactor: 'offered',
  sorg: '',
};

export function toGroupRoleValues(groupRole: ShownGroupRole): GroupRoleValues {
  const { description, roles, grants, secondFactor, sorg } = groupRole;
  const idsOf = (named: readonly { id: string }[]) => named.map(({ id }) => id);
  return {
    description,
    secondFactor,
    sorg: sorg ?? '',
    roles: idsOf(roles),
    grants: idsOf(grants),
  };
}

export function toGroupRoleInput({ sorg, ...values }: GroupRoleValues): GroupRoleInput {
  return { ...values, sorg: sorg || null };
}
