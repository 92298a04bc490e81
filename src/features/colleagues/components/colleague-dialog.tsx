import { Trans, useLingui } from '@lingui/react/macro';
import { userFields } from '#shared/access/user.fields.ts';
import { getLimit } from '#shared/record-fields.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useRecordForm } from '#src/crud/form/use-record-form.ts';
import {
  InviteColleagueDocument,
  UpdateColleagueDocument,
} from '#src/graphql/generated/graphql.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { colleagueProblems } from '../colleague-problem-texts.ts';
import type { Colleague, ColleagueChoices } from '../colleagues.queries.ts';
import {
  blankColleague,
  type ColleagueForm,
  colleagueSchema,
  toForm,
  toInput,
} from './colleague-form.ts';
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

/** The form of a colleague, sent as an invitation or as a change. The device keeps no draft of personal data. */
function useColleagueForm({ colleague, choices, onClose }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const invite = useAction(InviteColleagueDocument, options);
  const update = useAction(UpdateColleagueDocument, options);
  return useRecordForm<ColleagueForm, Colleague>({
    feature: 'colleagues',
    kind: 'user',
    schema: colleagueSchema,
    edited: colleague,
    begin: blankColleague(choices, locale),
    toValues: toForm,
    create: (typed) => invite.run({ user: toInput(typed) }),
    change: (typed, at) => update.run({ ...at, user: toInput(typed) }),
    draft: null,
    texts: colleagueProblems,
    getLimit: (field) => getLimit(userFields, field),
    success: { created: t`The colleague is invited`, changed: t`The colleague is changed` },
    onSaved: onClose,
  });
}
