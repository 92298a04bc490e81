import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { choiceQueries } from '../choices.queries.ts';
import type { NamedOption } from './use-group-role-texts.ts';

/** The choices that the form of a group role offers. */
export interface GroupRoleChoices {
  roles: NamedOption[];
  groupRoles: NamedOption[];
  sorgs: readonly { sorg: string; name: string }[];
}

/** Loads the choices of the form; `loading` tells whether they are there. */
export function useGroupRoleChoices() {
  const { t } = useLingui();
  const roles = useQuery(choiceQueries.roles());
  const groupRoles = useQuery(choiceQueries.groupRoles());
  const sorgs = useQuery(choiceQueries.sorgs());
  const choices: GroupRoleChoices = {
    roles: (roles.data ?? []).map(({ id, name, description, permissions }) => {
      const names = permissions.map((permission) => permission.name).join(', ');
      return { value: id, label: description || name, text: names || t`No permissions` };
    }),
    groupRoles: (groupRoles.data ?? []).map(({ id, description }) => ({
      value: id,
      label: description,
    })),
    sorgs: sorgs.data ?? [],
  };
  return { choices, loading: [roles, groupRoles, sorgs] };
}
