import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { RecordForm } from '#src/crud/record/record-form.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { NamedChoice } from '../named-choice.tsx';
import { useConnectionTexts } from '../page-states.tsx';
import { PlaceField, ReadOnlyNotice } from '../place.tsx';
import { type GroupRoleValues, secondFactorPolicies } from './group-role-values.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';
import type { GroupRoleChoices } from './use-group-role-choices.ts';
import { useGroupRoleForm } from './use-group-role-form.ts';
import { useGroupRoleTexts } from './use-group-role-texts.ts';
import { useSecondFactorTexts } from './use-second-factor-texts.ts';

interface Props {
  title: ReactNode;
  edited: ShownGroupRole | null;
  /** The initial values of a new group role. */
  begin: GroupRoleValues;
  /** The id of what a new one is copied from. */
  copyOf?: string | null;
  choices: GroupRoleChoices;
}

/** The form of a group role; one that the viewer may not change is only shown. */
export function GroupRoleForm({ title, edited, begin, copyOf = null, choices }: Props) {
  const { t } = useLingui();
  const form = useGroupRoleForm(edited, begin, copyOf);
  const texts = useGroupRoleTexts(choices.roles, choices.groupRoles);
  const secondFactor = useSecondFactorTexts();
  const offline = useConnectionTexts();
  const isReadOnly = edited !== null && !edited.mayEdit;
  return (
    <RecordForm
      form={form}
      title={title}
      back={{ to: paths.adminGroupRoles(), label: <Trans>Group roles</Trans> }}
      intro={edited ? <ReadOnlyNotice {...edited} /> : null}
      texts={texts}
      offline={offline}
      isReadOnly={isReadOnly}
    >
      <TextField label={t`Name`} required {...form.field('description')} />
      <PlaceField field={form.field('sorg')} sorgs={choices.sorgs} />
      <ValueField form={form} name="roles">
        {({ name: _, ...field }) => (
          <NamedChoice
            {...field}
            required
            label={texts.roles.label}
            options={choices.roles}
            disabled={isReadOnly}
          />
        )}
      </ValueField>
      <ValueField form={form} name="grants">
        {({ name: _, ...field }) => (
          <NamedChoice
            {...field}
            label={texts.grants.label}
            hint={
              <Trans>
                Administrators with this group role may give these group roles to users.
              </Trans>
            }
            options={choices.groupRoles}
            disabled={isReadOnly}
          />
        )}
      </ValueField>
      <SelectField
        label={t`Second factor`}
        hint={<Trans>A passkey or a code from an app when logging in.</Trans>}
        options={secondFactorPolicies.map((value) => ({ value, label: secondFactor[value] }))}
        {...form.field('secondFactor')}
      />
    </RecordForm>
  );
}
