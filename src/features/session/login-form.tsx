import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/notice.tsx';
import { TextField } from '#src/ui/text-field.tsx';
import { logIn } from './log-in.ts';
import { loginProblem } from './login-problem.tsx';
import type { SessionUser } from './user.ts';

/** Name and password; keeps what was typed when it fails. */
export function LoginForm({ onDone }: { onDone: (user: SessionUser) => void }) {
  const { t } = useLingui();
  const [missing, setMissing] = useState({ username: false, password: false });
  const [problem, setProblem] = useState<ReactNode>(null);
  const [busy, setBusy] = useState(false);
  const [visible, setVisible] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  const focus = (name: string) =>
    form.current?.querySelector<HTMLInputElement>(`input[name=${name}]`)?.focus();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const username = String(data.get('username')).trim();
    const password = String(data.get('password'));
    setMissing({ username: !username, password: !password });
    setProblem(null);
    if (!username || !password) return focus(username ? 'password' : 'username');
    setBusy(true);
    try {
      onDone(await logIn(username, password));
    } catch (error) {
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
        error={missing.username ? t`Required` : null}
      />
      <TextField
        name="password"
        label={<Trans>Password</Trans>}
        type={visible ? 'text' : 'password'}
        autoComplete="current-password"
        error={missing.password ? t`Required` : null}
        trailing={
          <button
            type="button"
            aria-pressed={visible}
            aria-label={t`Show password`}
            className="flex size-touch items-center justify-center text-ink-muted"
            onClick={() => setVisible(!visible)}
          >
            <Icon name={visible ? 'eye-off' : 'eye'} size={20} />
          </button>
        }
      />
      <Button type="submit" busy={busy} className="w-full">
        <Trans>Log in</Trans>
      </Button>
    </form>
  );
}
