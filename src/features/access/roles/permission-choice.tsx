import { useLingui } from '@lingui/react/macro';
import type { Ref } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import type { ShownPermissionFragment } from '#src/graphql/generated/graphql.ts';
import { MultiSelect } from '#src/ui/combobox/multi-select.tsx';
import { createSearch } from '#src/ui/combobox/option.ts';
import { useIsOwner } from '../place.tsx';

interface Props {
  permissions: readonly ShownPermissionFragment[];
  value: readonly string[];
  onChange: (names: string[]) => void;
  onBlur: () => void;
  error: string | undefined;
  disabled: boolean;
  ref: Ref<HTMLInputElement>;
}

/**
 * The permissions of a role. Those that the viewer does not hold cannot be chosen (reading 55), and those that the
 * app does not know say so.
 */
export function PermissionChoice({ permissions, value, onChange, ...field }: Props) {
  const { t } = useLingui();
  const { has } = useSession();
  const isOwner = useIsOwner();
  const toOption = ({ name, description, isKnown }: ShownPermissionFragment) => {
    const isHeld = isOwner || has(name);
    const notes = [
      ...(description ? [description] : []),
      ...(isKnown ? [] : [t`The app does not know this permission; it protects nothing`]),
      ...(isHeld ? [] : [t`You do not have it, so you cannot give it`]),
    ];
    return { value: name, label: name, text: notes.join(' · '), disabled: !isHeld };
  };
  const options = permissions.map(toOption);
  const chosen = value.map(
    (name) => options.find((option) => option.value === name) ?? { value: name, label: name },
  );
  return (
    <MultiSelect
      {...field}
      label={t`Permissions`}
      value={chosen}
      search={createSearch(options)}
      onChange={(picked) => onChange(picked.map((option) => option.value))}
    />
  );
}
