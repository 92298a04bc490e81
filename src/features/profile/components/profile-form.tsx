import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { isLocale } from '#shared/locales.ts';
import { limits } from '#shared/validation/limits.ts';
import { longestPassword } from '#shared/validation/password.rules.ts';
import { localePath, paths } from '#src/app/paths.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormFields } from '#src/crud/form/form-fields.tsx';
import { SaveBar } from '#src/crud/form/save-bar.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import type { FormDraft } from '#src/crud/form/use-form-draft.ts';
import { userQuery, useSession } from '#src/features/session/session.public.ts';
import { UpdateProfileUserDocument } from '#src/graphql/generated/graphql.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { keptDraft } from '#src/lib/input/kept-input.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { profileTexts } from '../profile.problems.ts';
import { noPasswords, type ProfileValues, profileRules } from '../profile.rules.ts';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordFields } from './password-fields.tsx';

/** The draft of the user's settings; passwords are never stored. */
function profileDraft(userId: string | number): FormDraft<ProfileValues> {
  const schema = v.partial(v.object({ name: v.string(), language: v.string() }));
  return { fields: ['name', 'language'], kept: keptDraft(userId, 'profile', schema) };
}

function useProfileForm(onSaved: () => void) {
  const { user } = useSession();
  const host = useHostConfig();
  const locale = useLocale();
  const save = useAction(UpdateProfileUserDocument, { ownFailure: true });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const draft = useMemo(() => profileDraft(user.id), [user.id]);
  const known = host.languages.some(({ code }) => code === user.language);
  const before = known ? (user.language ?? '') : locale;
  return useEntityForm<ProfileValues>({
    schema: profileRules(host),
    values: { name: user.name ?? '', language: before, ...noPasswords },
    mode: {
      kind: 'online',
      send: ({ name, language, currentPassword, newPassword }) =>
        save.run({
          input: { name, language, ...(newPassword && { currentPassword, newPassword }) },
        }),
    },
    draft,
    emptied: noPasswords,
    texts: profileTexts,
    getLimit: (field, code) => {
      if (code !== 'TOO_LONG') return host.minimumPasswordLength;
      return field === 'name' ? limits.text : longestPassword;
    },
    success: <Trans>Your settings are saved</Trans>,
    onSaved: async ({ language }) => {
      onSaved();
      // The displayed name may have changed.
      await queries.invalidateQueries({ queryKey: userQuery.queryKey });
      if (language !== before && isLocale(language))
        void navigate(localePath(language, paths.editProfile()), { replace: true });
    },
  });
}

/** Name, language and password; name and language survive a reload, passwords never do. */
export function ProfileForm() {
  const { t } = useLingui();
  const [changingPassword, setChangingPassword] = useState(false);
  const form = useProfileForm(() => setChangingPassword(false));
  const startOver = () => {
    form.startOver();
    setChangingPassword(false);
  };
  return (
    <FormFields form={form} className="space-y-6">
      <TextField label={t`Name`} autoComplete="name" {...form.field('name')} />
      <LanguageChoice {...form.field('language')} />
      {changingPassword ? (
        <PasswordFields form={form} />
      ) : (
        <Button variant="secondary" onClick={() => setChangingPassword(true)}>
          <Trans>Change password</Trans>
        </Button>
      )}
      <SaveBar
        form={form}
        offline={t`You are offline. Saving needs a connection: a password must not wait on this device. Name and language stay here until you are back.`}
        onDiscard={form.changed || changingPassword ? startOver : null}
      />
    </FormFields>
  );
}
