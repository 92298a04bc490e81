import { useLingui } from '@lingui/react/macro';
import { usePlaceTexts } from '../place.tsx';
import type { GroupRoleValues } from './group-role-values.ts';
import { useSecondFactorTexts } from './use-second-factor-texts.ts';

/** A role or group role that a form offers. */
export interface NamedOption {
  value: string;
  label: string;
  text?: string;
  disabled?: boolean;
}

/** The fields of a group role in words, where two versions are compared and in the history. */
export function useGroupRoleTexts(
  roles: readonly NamedOption[],
  groupRoles: readonly NamedOption[],
) {
  const { t } = useLingui();
  const placeText = usePlaceTexts();
  const secondFactor = useSecondFactorTexts();
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
