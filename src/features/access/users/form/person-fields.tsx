import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { userFields } from '#shared/access/user.fields.ts';
import type { NameOf } from '#shared/record-fields.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { FormSection } from '#src/crud/form/form-section.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { withChosen } from '../../options.ts';
import { useUserLabels } from '../users.fields.ts';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  form: EntityForm<UserValues>;
  languages: UserChoices['languages'];
}

/** The identity of a user, and the mail that they receive (E068 to E077, reading 48). */
export function PersonFields({ form, languages }: Props) {
  const { t } = useLingui();
  const labels = useUserLabels();
  const { isFakeEmail, language } = form.values;
  const options = languages.map(({ id, description }) => ({ value: id, label: description }));
  return (
    <>
      <FormSection title={<Trans>Person</Trans>}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            label={labels.username}
            {...form.field('username')}
          />
          <TextField required autoComplete="off" label={labels.name} {...form.field('name')} />
          <TextField
            required={!isFakeEmail}
            type="email"
            autoComplete="off"
            label={labels.email}
            {...form.field('email')}
          />
          <SelectField
            required
            label={labels.language}
            options={withChosen(options, language)}
            {...form.field('language')}
          />
        </div>
        <Switch
          form={form}
          name="isFakeEmail"
          label={labels.isFakeEmail}
          hint={
            <Trans>No e-mail is sent to it, and the link for the password is shown to you.</Trans>
          }
        />
      </FormSection>
      <FormSection title={<Trans comment="heading: which e-mails a user gets">Mails</Trans>}>
        <div className="grid gap-x-4 sm:grid-cols-2">
          <Switch form={form} name="sendEmail" label={labels.sendEmail} />
          <Switch form={form} name="sendEmailWarranty" label={labels.sendEmailWarranty} />
        </div>
        <TextAreaField
          rows={2}
          label={labels.emailConfirmations}
          hint={t`One in a line, or separated by commas`}
          {...form.field('emailConfirmations')}
        />
      </FormSection>
    </>
  );
}

interface SwitchProps extends Pick<Props, 'form'> {
  name: NameOf<typeof userFields, 'switch'>;
  label: string;
  /** What follows from it. */
  hint?: ReactNode;
}

function Switch({ form, name, label, hint }: SwitchProps) {
  return (
    <ValueField form={form} name={name}>
      {({ value, onChange, onBlur }) => (
        <Checkbox
          label={label}
          hint={hint}
          checked={value}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </ValueField>
  );
}
