import { useLingui } from '@lingui/react/macro';
import { usePlaceTexts } from '../place.tsx';
import type { RoleValues } from './role-values.ts';
import { useFlagTexts } from './use-flag-texts.ts';

/** The fields of a role in words, where two versions are compared and in the history. */
export function useRoleTexts() {
  const { t } = useLingui();
  const flags = useFlagTexts();
  const placeText = usePlaceTexts();
  return {
    name: { label: t`Name` },
    description: { label: t`Description` },
    sorg: { label: t`Belongs to`, show: placeText },
    permissions: {
      label: t`Permissions`,
      show: (names: RoleValues['permissions']) => names.join(', '),
    },
    flags: {
      label: t`Users with this role are`,
      show: (chosen: RoleValues['flags']) => chosen.map((flag) => flags[flag]).join(', '),
    },
  };
}
