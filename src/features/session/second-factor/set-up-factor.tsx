import { Trans } from '@lingui/react/macro';
import { createPasskey, hasPasskeys } from '#src/lib/device/passkey.ts';
import { Button } from '#src/ui/button.tsx';
import { AuthenticatorSecret } from '#src/ui/second-factor/authenticator-secret.tsx';
import { CodeField } from '#src/ui/second-factor/code-field.tsx';
import { RecoveryCodes } from '#src/ui/second-factor/recovery-codes.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { SessionUser } from '../session-user.ts';
import type { SecondStep } from './second-step.ts';
import { useCodeForm } from './use-code-form.ts';
import { useSecondStep } from './use-second-step.tsx';

interface Props {
  step: Extract<SecondStep, { step: 'set-up' }>;
  onDone: (user: SessionUser) => void;
}

/** Sets up the first second factor of a user who must have one, and shows the recovery codes. */
export function SetUpFactor({ step, onDone }: Props) {
  const second = useSecondStep(step.challenge, onDone);
  const { busy, recoveryCodes } = second;
  const problem = second.problem ? <Notice tone="error">{second.problem}</Notice> : null;

  const { submit, error } = useCodeForm((code) => void second.send({ code }));

  if (recoveryCodes.length > 0)
    return (
      <>
        {problem}
        <RecoveryCodes codes={recoveryCodes} />
        <Button className="w-full" busy={busy} onClick={() => void second.enter()}>
          <Trans>I have saved them, continue</Trans>
        </Button>
      </>
    );
  return (
    <>
      <h2 className="text-lg font-semibold">
        <Trans>Set up a second factor</Trans>
      </h2>
      <p>
        <Trans>
          Your login needs more than a password: a passkey, or an app that shows codes. Set one of
          them up now.
        </Trans>
      </p>
      {problem}
      {hasPasskeys() ? (
        <Button
          className="w-full"
          busy={busy}
          onClick={() => void second.sendPasskey(() => createPasskey(step.passkey))}
        >
          <Trans>Set up a passkey</Trans>
        </Button>
      ) : null}
      <form noValidate onSubmit={submit} className="space-y-4">
        <AuthenticatorSecret {...step.authenticator} />
        <CodeField name="code" error={error} />
        <Button type="submit" variant="secondary" busy={busy} className="w-full">
          <Trans>Set up the app</Trans>
        </Button>
      </form>
    </>
  );
}
