import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import * as v from 'valibot';
import { required } from '#shared/validation/rules.ts';
import { HttpError } from '#src/graphql/errors.ts';
import { Button } from '#src/ui/button.tsx';
import { PasswordField } from '#src/ui/fields/password-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { keptUsername } from './kept-username.ts';
import { logIn } from './log-in.ts';
import { loginProblem } from './login-problem.tsx';
import type { SessionUser } from './session-user.ts';

const complete = v.object({
  username: v.pipe(v.string(), v.trim(), required),
  password: v.pipe(v.string(), required),
});
type Field = keyof typeof complete.entries;

interface Props {
  onDone: (user: SessionUser) => void;
  /** Called with the answer of the server when the password is right and a second step follows. */
  onSecondStep: (step: unknown) => void;
}

/** Name and password; keeps the name when it fails (B163, N022). */
export function LoginForm({ onDone, onSecondStep }: Props) {
  const { t } = useLingui();
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const [problem, setProblem] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: Field) =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const read = v.safeParse(complete, Object.fromEntries(new FormData(event.currentTarget)));
    const absent = read.success ? [] : read.issues.map((issue) => v.getDotPath(issue) as Field);
    setMissing(absent);
    setProblem(null);
    if (!read.success) return focus(absent[0] ?? 'username');
    setBusy(true);
    try {
      const user = await logIn(read.output.username, read.output.password);
      keptUsername.forget();
      onDone(user);
    } catch (error) {
      if (error instanceof HttpError && error.code === 'SECOND_FACTOR_REQUIRED')
        return onSecondStep(error.body);
      setProblem(loginProblem(error));
      setBusy(false);
      focus('password');
    }
  };

  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <TextField
        name="username"
        label={<Trans>Username</Trans>}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        defaultValue={keptUsername.read()}
        onChange={(event) => keptUsername.keep(event.target.value)}
        error={missing.includes('username') ? t`Required` : null}
      />
      <PasswordField
        name="password"
        label={<Trans>Password</Trans>}
        autoComplete="current-password"
        error={missing.includes('password') ? t`Required` : null}
      />
      <Button type="submit" busy={busy} className="w-full">
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
