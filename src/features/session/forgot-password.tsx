import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isNetworkError } from '#src/graphql/errors.ts';
import { rest } from '#src/graphql/rest.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { keptUsername } from './kept-username.ts';
import { loginProblem } from './login-problem.tsx';

function problemOf(error: unknown): ReactNode {
  if (isNetworkError(error)) return <Trans>No connection. Asking for a link needs one.</Trans>;
  return loginProblem(error);
}

/** Has a link mailed; what it says never tells whether there is such a user (F034, N023). */
export default function ForgotPassword({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useLingui();
  const form = useId();
  const [missing, setMissing] = useState(false);
  const [state, setState] = useState<'asking' | 'busy' | 'sent'>('asking');
  const [problem, setProblem] = useState<ReactNode>(null);

  const close = () => {
    setState('asking');
    setProblem(null);
    setMissing(false);
    onClose();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const username = String(new FormData(event.currentTarget).get('username')).trim();
    setMissing(!username);
    setProblem(null);
    if (!username) return;
    setState('busy');
    try {
      await rest('POST', '/forgot-password', { body: { username }, as: 'nobody' });
      setState('sent');
    } catch (error) {
      setProblem(problemOf(error));
      setState('asking');
    }
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || close()}
      title={<Trans>Forgot your password?</Trans>}
      footer={
        state === 'sent' ? (
          <Button onClick={close}>
            <Trans>Back to login</Trans>
          </Button>
        ) : (
          <Button type="submit" form={form} busy={state === 'busy'}>
            <Trans>Send the link</Trans>
          </Button>
        )
      }
    >
      {state === 'sent' ? (
        <Notice tone="info">
          <Trans>
            If there is such a user with an e-mail address, a link is on its way. It works once, for
            a short time that the e-mail names.
          </Trans>
        </Notice>
      ) : (
        <form id={form} noValidate onSubmit={(event) => void submit(event)} className="space-y-4">
          {problem ? <Notice tone="error">{problem}</Notice> : null}
          <p>
            <Trans>We send a link for a new password to the e-mail address we know.</Trans>
          </p>
          <TextField
            name="username"
            label={<Trans>Username</Trans>}
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={200}
            defaultValue={keptUsername.read()}
            error={missing ? t`Required` : null}
          />
        </form>
      )}
    </Dialog>
  );
}
