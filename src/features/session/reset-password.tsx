import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { longestPassword } from '#shared/validation/password.rules.ts';
import { HttpError, isNetworkError } from '#src/graphql/errors.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { rest } from '#src/graphql/rest.ts';
import { useProblemText } from '#src/i18n/use-problem-text.ts';
import { rulesResolver } from '#src/lib/input/rules-resolver.ts';
import { useUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { PasswordNeeds } from '#src/ui/fields/password-needs.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { type NewPassword, newPasswordRules } from './reset-password.rules.ts';

interface Props {
  token: string;
  /** Called with true when the password is changed, with false when the user cancels. */
  onDone: (changed: boolean) => void;
}

/** Codes of the server that are shown at the password. */
const aboutPassword = /^(?:PASSWORD_\w+|TOO_LONG|NOT_ALLOWED|REQUIRED|EMPTY)$/;

/** NOT_FOUND: the token is not known any more at a host where users reset no passwords. */
const isDeadLink = (error: unknown) =>
  error instanceof HttpError && /^(?:RESET_INVALID|NOT_FOUND)$/.test(error.code);

function problemOf(error: unknown): ReactNode {
  if (isNetworkError(error)) return <Trans>No connection. Saving needs one.</Trans>;
  if (isDeadLink(error))
    return <Trans>This link cannot be used any more. Ask for a new one.</Trans>;
  return <Trans>Something went wrong. Please try again.</Trans>;
}

/** The form for a new password after a mailed link (N023); the server is asked first whether the link is still good. */
export default function ResetPassword({ token, onDone }: Props) {
  const { data: isDead } = useQuery({
    queryKey: ['reset-link', token],
    // Without an answer the form is shown: saving says what is wrong.
    queryFn: () =>
      rest('POST', '/reset-password', { body: { token }, as: 'nobody' }).then(
        () => false,
        isDeadLink,
      ),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isDead === undefined) return <Skeleton className="h-64" />;
  if (!isDead) return <NewPasswordForm token={token} onDone={onDone} />;
  return (
    <div className="space-y-4">
      <Notice tone="error">
        <Trans>This link cannot be used any more. Ask for a new one.</Trans>
      </Notice>
      <Button className="w-full" onClick={() => onDone(false)}>
        <Trans>Back to login</Trans>
      </Button>
    </div>
  );
}

function NewPasswordForm({ token, onDone }: Props) {
  const { t } = useLingui();
  const host = useHostConfig();
  const minimum = host.minimumPasswordLength;
  const problemText = useProblemText();
  const [problem, setProblem] = useState<ReactNode>(null);
  const { control, register, handleSubmit, setError, formState } = useForm<NewPassword>({
    defaultValues: { password: '', again: '' },
    resolver: rulesResolver(newPasswordRules(host)),
  });
  const typed = useWatch({ control, name: 'password' });
  useUnsavedInput(typed !== '');

  const texts = (code: string | undefined) =>
    code && problemText({ code, limit: code === 'TOO_LONG' ? longestPassword : minimum });
  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await rest('POST', '/reset-password', { body: { token, password }, as: 'nobody' });
      onDone(true);
    } catch (error) {
      const code = error instanceof HttpError ? error.code : '';
      if (aboutPassword.test(code)) setError('password', { type: 'server', message: code });
      else setProblem(problemOf(error));
    }
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      <h2 className="text-lg font-semibold">
        <Trans>Choose a new password</Trans>
      </h2>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <PasswordField
        label={t`New password`}
        autoComplete="new-password"
        error={texts(formState.errors.password?.message)}
        {...register('password')}
      />
      <PasswordNeeds password={typed} rules={host} />
      <PasswordField
        label={t`New password again`}
        autoComplete="new-password"
        error={texts(formState.errors.again?.message)}
        {...register('again')}
      />
      <Button type="submit" busy={formState.isSubmitting} className="w-full">
        <Trans>Save the password</Trans>
      </Button>
      <Button variant="quiet" className="w-full" onClick={() => onDone(false)}>
        <Trans>Back to login</Trans>
      </Button>
    </form>
  );
}
