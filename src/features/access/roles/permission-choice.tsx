import { useLingui } from '@lingui/react/macro';
import type { ComponentProps } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import type { ShownPermissionFragment } from '#src/graphql/generated/graphql.ts';
import { NamedChoice } from '../named-choice.tsx';
import { useIsOwner } from '../place.tsx';

interface Props extends Omit<ComponentProps<typeof NamedChoice>, 'label' | 'options'> {
  permissions: readonly ShownPermissionFragment[];
}

/**
 * The permissions of a role. Those that the viewer does not hold cannot be chosen (reading 55), and those that the
 * app does not know say so.
 */
export function PermissionChoice({ permissions, ...field }: Props) {
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
  return <NamedChoice {...field} label={t`Permissions`} options={permissions.map(toOption)} />;
}
