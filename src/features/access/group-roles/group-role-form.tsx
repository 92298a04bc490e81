import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { FormPage } from '#src/crud/form-page.tsx';
import { ValueField } from '#src/crud/value-field.tsx';
import { SelectField } from '#src/ui/select-field.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { NamedChoice } from '../named-choice.tsx';
import { useConnectionWords } from '../page-states.tsx';
import { PlaceField, ReadOnlyNotice } from '../place.tsx';
import { RecordHistory } from '../record-history.tsx';
import { type GroupRoleValues, secondFactorPolicies } from './group-role-values.ts';
import type { ShownGroupRole } from './group-roles.queries.ts';
import type { GroupRoleChoices } from './use-group-role-choices.ts';
import { useGroupRoleForm } from './use-group-role-form.ts';
import { useGroupRoleWords } from './use-group-role-words.ts';
import { useSecondFactorWords } from './use-second-factor-words.ts';

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
  const words = useGroupRoleWords(choices.roles, choices.groupRoles);
  const secondFactor = useSecondFactorWords();
  const offline = useConnectionWords();
  const isReadOnly = edited !== null && !edited.mayEdit;
  return (
    <div className="space-y-6">
      <FormPage
        form={form}
        title={title}
        back={{ to: paths.adminGroupRoles(), label: <Trans>Group roles</Trans> }}
        intro={edited ? <ReadOnlyNotice {...edited} /> : null}
        words={words}
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
              label={words.roles.label}
              options={choices.roles}
              disabled={isReadOnly}
            />
          )}
        </ValueField>
        <ValueField form={form} name="grants">
          {({ name: _, ...field }) => (
            <NamedChoice
              {...field}
              label={words.grants.label}
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
      </FormPage>
      {edited ? <RecordHistory id={`group-role:${edited.id}`} words={words} /> : null}
    </div>
  );
}
