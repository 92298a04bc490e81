import { useLingui } from '@lingui/react/macro';
import { usePlaceWords } from '../place.tsx';
import type { GroupRoleValues } from './group-role-values.ts';
import { useSecondFactorWords } from './use-second-factor-words.ts';

/** A role or group role that a form offers. */
export interface NamedOption {
  value: string;
  label: string;
  text?: string;
  disabled?: boolean;
}

/** The fields of a group role in words, where two versions are compared and in the history. */
export function useGroupRoleWords(
  roles: readonly NamedOption[],
  groupRoles: readonly NamedOption[],
) {
  const { t } = useLingui();
  const placeText = usePlaceWords();
  const secondFactor = useSecondFactorWords();
  const namesOf = (ids: readonly string[], options: readonly NamedOption[]) =>
    ids.map((id) => options.find(({ value }) => value === id)?.label ?? id).join(', ');
  return {
    description: { label: t`Name` },
    sorg: { label: t`Belongs to`, show: placeText },
    roles: { label: t`Roles`, show: (ids: GroupRoleValues['roles']) => namesOf(ids, roles) },
    grants: {
      label: t`Group roles that its users may give`,
      show: (ids: GroupRoleValues['grants']) => namesOf(ids, groupRoles),
    },
    secondFactor: {
      label: t`Second factor`,
      show: (policy: GroupRoleValues['secondFactor']) => secondFactor[policy],
    },
  };
}
