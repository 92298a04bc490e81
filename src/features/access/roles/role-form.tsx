import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { roleFlags } from '#shared/role-flags.ts';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import type { ShownPermissionFragment } from '#src/graphql/generated/graphql.ts';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { useConnectionTexts } from '../page-states.tsx';
import { PlaceField, ReadOnlyNotice } from '../place.tsx';
import { PermissionChoice } from './permission-choice.tsx';
import type { RoleValues } from './role-values.ts';
import type { ShownRole } from './roles.queries.ts';
import { useFlagTexts } from './use-flag-texts.ts';
import { useRoleForm } from './use-role-form.ts';
import { useRoleTexts } from './use-role-texts.ts';

interface Props {
  title: ReactNode;
  edited: ShownRole | null;
  /** The initial values of a new role. */
  begin: RoleValues;
  /** The id of what a new one is copied from. */
  copyOf?: string | null;
  /** The permissions of the copied role that the viewer may not give. */
  leftOut?: readonly string[];
  permissions: readonly ShownPermissionFragment[];
  sorgs: readonly { sorg: string; name: string }[];
}

/** The form of a role; one that the viewer may not change is only shown. */
export function RoleForm({
  title,
  edited,
  begin,
  copyOf = null,
  leftOut = [],
  permissions,
  sorgs,
}: Props) {
  const { t } = useLingui();
  const form = useRoleForm(edited, begin, copyOf);
  const texts = useRoleTexts();
  const flags = useFlagTexts();
  const offline = useConnectionTexts();
  const isReadOnly = edited !== null && !edited.mayEdit;
  return (
    <RecordForm
      form={form}
      title={title}
      back={{ to: paths.adminRoles(), label: <Trans>Roles</Trans> }}
      intro={edited ? <ReadOnlyNotice {...edited} /> : null}
      texts={texts}
      offline={offline}
      isReadOnly={isReadOnly}
    >
      <TextField label={t`Name`} required {...form.field('name')} />
      <TextField label={t`Description`} {...form.field('description')} />
      <PlaceField field={form.field('sorg')} sorgs={sorgs} />
      <ValueField form={form} name="permissions">
        {({ name: _, onBlur: __, ...field }) => (
          <PermissionChoice {...field} permissions={permissions} disabled={isReadOnly} />
        )}
      </ValueField>
      {leftOut.length > 0 ? <LeftOut names={leftOut} permissions={permissions} /> : null}
      <ValueField form={form} name="flags">
        {({ value, onChange, error, ref }) => (
          <CheckboxGroup
            label={texts.flags.label}
            options={roleFlags.map((flag) => ({ value: flag, label: flags[flag] }))}
            value={value}
            onChange={onChange}
            error={error}
            ref={ref}
          />
        )}
      </ValueField>
    </RecordForm>
  );
}

/** The permissions that a copy does not take over, and why. */
function LeftOut({
  names,
  permissions,
}: { names: readonly string[] } & Pick<Props, 'permissions'>) {
  const label = (
    <Plural
      value={{ count: names.length }}
      one="# permission is not copied, because you do not have it and so cannot give it:"
      other="# permissions are not copied, because you do not have them and so cannot give them:"
    />
  );
  const described = new Map(permissions.map(({ name, description }) => [name, description]));
  return (
    <Notice tone="info">
      {label}
      <ul className="mt-1 text-ink-muted">
        {names.map((name) => (
          <li key={name} aria-disabled="true">
            {[name, described.get(name)].filter(Boolean).join(' · ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
