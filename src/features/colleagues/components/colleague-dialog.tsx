import { Trans, useLingui } from '@lingui/react/macro';
import { nameLength } from '#shared/access/user.rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import {
  InviteColleagueDocument,
  UpdateColleagueDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { colleagueProblems } from '../colleague-problem-texts.ts';
import type { Colleague, ColleagueChoices } from '../colleagues.queries.ts';
import { type ColleagueForm, colleagueSchema, toForm, toInput } from './colleague-form.ts';
import { CustomersField } from './customers-field.tsx';

interface Props {
  /** Null for a new one. */
  colleague: Colleague | null;
  choices: ColleagueChoices;
  onClose: () => void;
}

const options = { invalidates: [['colleagues']], ownFailure: true };

/** Invites a colleague, or changes one. */
export function ColleagueDialog({ colleague, choices, onClose }: Props) {
  const { t } = useLingui();
  const form = useColleagueForm({ colleague, choices, onClose });
  const named = (choice: { id: string; description: string }) => ({
    value: choice.id,
    label: choice.description,
  });
  const texts = {
    name: { label: t({ message: 'Name', comment: 'of a user' }) },
    username: { label: t`Username` },
    email: { label: t`E-mail` },
    language: { label: t`Language` },
    groupRole: { label: t`Role` },
    customers: { label: t`Customers` },
  };
  return (
    <FormDialog
      form={form}
      title={
        colleague ? (
          <Trans>Change {{ name: colleague.name }}</Trans>
        ) : (
          <Trans>Invite a colleague</Trans>
        )
      }
      action={colleague ? <Trans>Save</Trans> : <Trans>Invite</Trans>}
      onClose={onClose}
      texts={texts}
    >
      <TextField label={texts.name.label} required autoComplete="off" {...form.field('name')} />
      <TextField
        label={texts.email.label}
        type="email"
        required
        autoComplete="off"
        {...form.field('email')}
      />
      <TextField
        label={texts.username.label}
        hint={t`For the login; no other user may have it`}
        required
        autoComplete="off"
        autoCapitalize="none"
        {...form.field('username')}
      />
      <SelectField
        label={texts.groupRole.label}
        hint={t`The roles that your distributor has released for colleagues`}
        required
        options={[{ value: '', label: t`Choose a role` }, ...choices.groupRoles.map(named)]}
        {...form.field('groupRole')}
      />
      <SelectField
        label={texts.language.label}
        required
        options={choices.languages.map(named)}
        {...form.field('language')}
      />
      {choices.customers.length > 1 ? (
        <CustomersField form={form} customers={choices.customers} />
      ) : null}
    </FormDialog>
  );
}

/** The form of a colleague, sent as an invitation or as a change. */
function useColleagueForm({ colleague, choices, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const invite = useAction(InviteColleagueDocument, options);
  const update = useAction(UpdateColleagueDocument, options);
  return useEntityForm({
    schema: colleagueSchema,
    values: toForm(colleague, choices, locale),
    ...(colleague && {
      version: colleague.version,
      history: { feature: 'colleagues', id: `user:${colleague.id}` },
    }),
    mode: {
      kind: 'online',
      send: (typed, version) =>
        colleague
          ? update.run({ id: colleague.id, version: Number(version), user: toInput(typed) })
          : invite.run({ user: toInput(typed) }),
      current: ({ record }) =>
        record && { values: toForm(record, choices, locale), version: record.version },
    },
    toField: toFieldName,
    texts: colleagueProblems,
    getLimit: (_, code) => (code === 'TOO_LONG' ? nameLength : undefined),
    success: colleague ? t`The colleague is changed` : t`The colleague is invited`,
    onSaved: onClose,
  });
}

/** The field of the form for a field of the server. */
function toFieldName(field: string): keyof ColleagueForm | null {
  const [, name = ''] = field.split('.');
  return name in colleagueSchema.entries ? (name as keyof ColleagueForm) : null;
}
