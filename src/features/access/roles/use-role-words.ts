import { useLingui } from '@lingui/react/macro';
import { usePlaceWords } from '../place.tsx';
import type { RoleValues } from './role-values.ts';
import { useFlagWords } from './use-flag-words.ts';

/** The fields of a role in words, where two versions are compared and in the history. */
export function useRoleWords() {
  const { t } = useLingui();
  const flags = useFlagWords();
  const placeText = usePlaceWords();
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
