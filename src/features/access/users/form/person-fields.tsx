import { useLingui } from '@lingui/react/macro';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { withChosen } from '../../options.ts';
import type { UserChoices } from '../users.queries.ts';
import type { UserValues } from './user-values.ts';

interface Props {
  form: EntityForm<UserValues>;
  languages: UserChoices['languages'];
}

/** The identity of a user, and the mail that they receive (E068 to E077, reading 48). */
export function PersonFields({ form, languages }: Props) {
  const { t } = useLingui();
  const { isFakeEmail, language } = form.values;
  const options = languages.map(({ id, description }) => ({ value: id, label: description }));
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          label={t`Username`}
          {...form.field('username')}
        />
        <TextField required autoComplete="off" label={t`Name`} {...form.field('name')} />
        <TextField
          required={!isFakeEmail}
          type="email"
          autoComplete="off"
          label={t`E-mail`}
          {...form.field('email')}
        />
        <SelectField
          required
          label={t`Language`}
          options={withChosen(options, language)}
          {...form.field('language')}
        />
      </div>
      <Switch
        form={form}
        name="isFakeEmail"
        label={t`This address has no mailbox: no e-mail is sent to it`}
      />
      <Switch form={form} name="sendEmail" label={t`Mails about orders`} />
      <Switch form={form} name="sendEmailWarranty" label={t`Mails about warranty claims`} />
      <TextAreaField
        rows={2}
        label={t`Further addresses for order confirmations`}
        hint={t`One in a line, or separated by commas`}
        {...form.field('emailConfirmations')}
      />
    </>
  );
}

interface SwitchProps extends Pick<Props, 'form'> {
  name: 'isFakeEmail' | 'sendEmail' | 'sendEmailWarranty';
  label: string;
}

function Switch({ form, name, label }: SwitchProps) {
  return (
    <ValueField form={form} name={name}>
      {({ value, onChange, onBlur }) => (
        <Checkbox
          label={label}
          checked={value}
          onBlur={onBlur}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </ValueField>
  );
}
