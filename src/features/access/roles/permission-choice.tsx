import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import type { ShownPermissionFragment } from '#src/graphql/generated/graphql.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { FieldNotes, noteIds } from '#src/ui/fields/field.tsx';
import { useIsOwner } from '../place.tsx';
import { permissionAreas } from './permission-areas.ts';

interface Props {
  permissions: readonly ShownPermissionFragment[];
  value: readonly string[];
  onChange: (names: string[]) => void;
  error: string | undefined;
  disabled: boolean;
  /** Of the first box, which takes the focus when something is wrong. */
  ref: Ref<HTMLInputElement>;
}

/**
 * The permissions of a role by the areas of the portal. Those that the viewer does not hold cannot be added (reading 55),
 * and those that the app does not know come last and say so.
 */
export function PermissionChoice({ permissions, value, onChange, error, disabled, ref }: Props) {
  const { t, i18n } = useLingui();
  const { has } = useSession();
  const isOwner = useIsOwner();
  const id = useId();
  const [first] = useState(value);
  const mayGive = (name: string) => isOwner || has(name);
  const hint = permissions.every(({ name }) => mayGive(name)) ? null : (
    <Trans>You cannot give a permission that you do not have yourself.</Trans>
  );
  const offered = new Map(permissions.map((one) => [one.name, one]));
  const inAreas = new Set(permissionAreas.flatMap((area) => area.permissions));
  const areas = [
    ...permissionAreas.map(({ title, permissions: names }) => ({
      title: i18n._(title),
      names: names.filter((name) => offered.has(name) || value.includes(name)),
    })),
    {
      title: t({ message: 'Others', comment: 'permissions that are in no area of the portal' }),
      names: [...new Set([...offered.keys(), ...value])].filter((name) => !inAreas.has(name)),
    },
  ].filter(({ names }) => names.length > 0);
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={noteIds(id, { hint, error })['aria-describedby']}
      className="space-y-3"
    >
      <legend className="font-medium">
        <Trans>Permissions</Trans>
      </legend>
      <FieldNotes id={id} hint={hint} error={error} />
      {areas.map(({ title, names }, areaNo) => (
        <Area key={title} title={title}>
          {names.map((name, at) => (
            <PermissionBox
              key={name}
              {...(areaNo === 0 && at === 0 && { ref })}
              name={name}
              permission={offered.get(name)}
              checked={value.includes(name)}
              disabled={!mayGive(name) && !first.includes(name)}
              onChange={(chosen) =>
                onChange(chosen ? [...value, name] : value.filter((one) => one !== name))
              }
            />
          ))}
        </Area>
      ))}
    </fieldset>
  );
}

function Area({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="rounded-lg border border-line px-4 py-2">
      <legend className="px-1 text-sm font-medium text-ink-muted">{title}</legend>
      <div className="grid gap-x-4 sm:grid-cols-2">{children}</div>
    </fieldset>
  );
}

interface BoxProps {
  name: string;
  /** Undefined where it is not offered, or not yet. */
  permission: ShownPermissionFragment | undefined;
  checked: boolean;
  disabled: boolean;
  onChange: (chosen: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

function PermissionBox({ name, permission, onChange, ...box }: BoxProps) {
  const { t } = useLingui();
  const { description = '', isKnown = true } = permission ?? {};
  const notes = [
    ...(description ? [name] : []),
    ...(isKnown ? [] : [t`The app does not know this permission; it protects nothing`]),
  ];
  return (
    <Checkbox
      {...box}
      label={description || name}
      hint={notes.join(' · ')}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
