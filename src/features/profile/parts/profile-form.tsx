import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useHostConfig } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { useLocale } from '#src/i18n/locale-link.tsx';
import { rulesResolver } from '#src/lib/rules-resolver.ts';
import { useUnsavedInput } from '#src/lib/unsaved.ts';
import { useOnline } from '#src/lib/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { fieldOf, noPasswords, type ProfileValues, profileRules } from '../profile.rules.ts';
import { profileDraft } from '../profile-draft.ts';
import { profileSaver } from '../save-profile.ts';
import { useProfileErrorText } from '../use-profile-error-text.ts';
import { useProfileSaved } from '../use-profile-saved.tsx';
import { LanguageChoice } from './language-choice.tsx';
import { PasswordFields } from './password-fields.tsx';
import { SaveBar } from './save-bar.tsx';

/** Name, language and password; name and language survive a reload, passwords never do. */
export function ProfileForm() {
  const { t } = useLingui();
  const { user } = useSession();
  const host = useHostConfig();
  const { languages, minimumPasswordLength } = host;
  const locale = useLocale();
  const online = useOnline();
  const errorText = useProfileErrorText(minimumPasswordLength);
  const profileSaved = useProfileSaved();
  const [problem, setProblem] = useState<string | null>(null);
  const [draft] = useState(() => profileDraft(user.id));
  const [saveProfile] = useState(profileSaver);
  const known = languages.some(({ code }) => code === user.language);
  const saved = { name: user.name ?? '', language: known ? (user.language ?? '') : locale };
  const form = useForm<ProfileValues>({
    defaultValues: { ...saved, ...draft.read(), ...noPasswords },
    resolver: rulesResolver(profileRules(host)),
  });
  const { control, register, handleSubmit, setError, reset, watch, formState } = form;
  const [name, language, ...passwords] = useWatch({
    control,
    name: ['name', 'language', 'newPassword', 'repeatPassword'],
  });
  const passwordTyped = passwords.some(Boolean);
  const [changingPassword, setChangingPassword] = useState(false);
  const changed = passwordTyped || name !== saved.name || language !== saved.language;
  useUnsavedInput(passwordTyped);

  useEffect(() => {
    const subscription = watch((typed) =>
      draft.keep({ name: typed.name ?? '', language: typed.language ?? '' }),
    );
    return () => subscription.unsubscribe();
  }, [watch, draft]);

  const startOver = (values: Pick<ProfileValues, 'name' | 'language'>) => {
    reset({ name: values.name, language: values.language, ...noPasswords });
    draft.forget();
    setChangingPassword(false);
    setProblem(null);
  };

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const result = await saveProfile(values);
    if (result.kind === 'saved') {
      startOver(values);
      return profileSaved({ before: saved.language, now: values.language });
    }
    if (result.kind === 'unreachable')
      return setProblem(t`No connection. Saving needs one; what you typed is still here.`);
    if (result.kind === 'failed') return setProblem(t`Something went wrong. Please try again.`);
    const fields = result.errors.map((error) => ({ error, field: fieldOf(error.field) }));
    for (const { error, field } of fields.filter((one) => one.field).reverse()) {
      if (field) setError(field, { type: 'server', message: error.code }, { shouldFocus: true });
    }
    const above = fields.filter((one) => !one.field).map(({ error }) => errorText('', error));
    if (above.length > 0) setProblem(above.join(' '));
  });

  const wrong = (field: keyof ProfileValues) => {
    const code = formState.errors[field]?.message;
    return code ? errorText(field, { code }) : undefined;
  };
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void submit(event)} className="space-y-6">
        {problem ? <Notice tone="error">{problem}</Notice> : null}
        <TextField
          label={t`Name`}
          autoComplete="name"
          error={wrong('name')}
          {...register('name')}
        />
        <LanguageChoice field={register('language')} error={wrong('language')} />
        {changingPassword ? (
          <PasswordFields wrong={wrong} />
        ) : (
          <Button variant="secondary" onClick={() => setChangingPassword(true)}>
            <Trans>Change password</Trans>
          </Button>
        )}
        <SaveBar
          busy={formState.isSubmitting}
          online={online}
          changed={changed}
          onDiscard={changed || changingPassword ? () => startOver(saved) : undefined}
        />
      </form>
    </FormProvider>
  );
}
