import { Trans, useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { CheckboxGroup } from '#src/ui/fields/checkbox-group.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  form: EntityForm<UserValues>;
  groupRoles: UserChoices['groupRoles'];
  disabled: boolean;
}

/**
 * The group role of a user, and which of its roles the user has: all of them unless deselected. Another group
 * role begins with all of its roles again (reading 47). One that the viewer may not give is shown with the reason.
 */
export function RoleChoice({ form, groupRoles, disabled }: Props) {
  const { t } = useLingui();
  const { groupRole } = form.values;
  const chosen = groupRoles.find(({ id }) => id === groupRole);
  const options = groupRoles.map(({ id, description, mayGive, missingPermission }) => ({
    value: id,
    label: mayGive ? description : describeForbidden(description, missingPermission),
    disabled: !mayGive,
  }));
  function describeForbidden(description: string, permission: string | null): string {
    return permission
      ? t`${description} – allows ${permission}, which you may not give`
      : t`${description} – you may not give it`;
  }
  return (
    <>
      <ValueField form={form} name="groupRole">
        {({ ref: _, onChange, ...field }) => (
          <SelectField
            {...field}
            required
            disabled={disabled}
            label={t`Group role`}
            options={[{ value: '', label: t`Choose a group role` }, ...options]}
            onChange={({ target }) => {
              onChange(target.value);
              const offered = groupRoles.find(({ id }) => id === target.value)?.roles ?? [];
              form.set(
                'roles',
                offered.map(({ id }) => id),
              );
            }}
          />
        )}
      </ValueField>
      {chosen ? <Roles form={form} roles={chosen.roles} disabled={disabled} /> : null}
    </>
  );
}

interface RolesProps {
  form: EntityForm<UserValues>;
  roles: UserChoices['groupRoles'][number]['roles'];
  disabled: boolean;
}

function Roles({ form, roles, disabled }: RolesProps) {
  return (
    <ValueField form={form} name="roles">
      {({ value, onChange, error, ref }) => (
        <CheckboxGroup
          label={<Trans>Roles</Trans>}
          options={roles.map(({ id, description }) => ({ value: id, label: description }))}
          value={value}
          onChange={onChange}
          error={error}
          disabled={disabled}
          ref={ref}
        />
      )}
    </ValueField>
  );
}
