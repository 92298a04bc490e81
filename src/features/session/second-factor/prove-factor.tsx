import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { getPasskey, hasPasskeys } from '#src/lib/device/passkey.ts';
import { Button } from '#src/ui/button.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { CodeField } from '#src/ui/second-factor/code-field.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { SessionUser } from '../session-user.ts';
import type { SecondStep } from './second-step.ts';
import { useCodeForm } from './use-code-form.ts';
import { useSecondStep } from './use-second-step.tsx';

interface Props {
  step: Extract<SecondStep, { step: 'prove' }>;
  onDone: (user: SessionUser) => void;
}

/** Asks for a passkey, the code of an app, or a recovery code. */
export function ProveFactor({ step, onDone }: Props) {
  const { busy, problem, send, sendPasskey } = useSecondStep(step.challenge, onDone);
  const canUsePasskey = step.passkey !== null && hasPasskeys();
  const hasOther = canUsePasskey || step.hasAuthenticator;
  const [recovers, setRecovers] = useState(!hasOther);
  const asksCode = recovers ? step.hasRecoveryCodes : step.hasAuthenticator;

  const { submit, error } = useCodeForm(
    (typed) => void send(recovers ? { recoveryCode: typed } : { code: typed }),
  );
  return (
    <>
      <h2 className="text-lg font-semibold">
        <Trans>Confirm that it is you</Trans>
      </h2>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {hasOther ? null : (
        <Notice tone="info">
          <Trans>
            You have no passkey or app for this portal on this device. Use a recovery code, or ask
            your administrator to reset your second factor.
          </Trans>
        </Notice>
      )}
      {canUsePasskey && !recovers ? (
        <Button
          variant={step.hasAuthenticator ? 'secondary' : 'primary'}
          className="w-full"
          busy={busy}
          onClick={() => void sendPasskey(() => getPasskey(step.passkey))}
        >
          <Trans>Use a passkey</Trans>
        </Button>
      ) : null}
      {asksCode ? (
        // Another field is another element, so that a code is never taken for a recovery code.
        <form key={String(recovers)} noValidate onSubmit={submit} className="space-y-4">
          {recovers ? (
            <TextField
              name="code"
              label={<Trans>Recovery code</Trans>}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
              error={error}
            />
          ) : (
            <CodeField name="code" error={error} />
          )}
          <Button type="submit" busy={busy} className="w-full">
            <Trans>Log in</Trans>
          </Button>
        </form>
      ) : null}
      {hasOther && step.hasRecoveryCodes ? (
        <Button variant="quiet" className="w-full" onClick={() => setRecovers(!recovers)}>
          {recovers ? <Trans>Use a passkey or app</Trans> : <Trans>Use a recovery code</Trans>}
        </Button>
      ) : null}
    </>
  );
}
