import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useState } from 'react';
import { logout } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { PinField } from './pin-field.tsx';
import { hasPin, tryPin, waitLeft } from './showroom-pin.ts';
import { askForPin } from './switch-showroom.ts';
import { turnShowroom } from './turn-showroom.ts';

/** Leaves showroom mode with the PIN; who has forgotten it logs in again. */
export function LeaveForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [wrong, setWrong] = useState(false);
  const [busy, setBusy] = useState(false);
  const [seconds, lookAgain] = useWait();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy || pin === '') return;
    setBusy(true);
    const result = await tryPin(pin);
    setBusy(false);
    setPin('');
    setWrong(result === 'wrong');
    lookAgain();
    if (result !== 'right') return;
    turnShowroom(false);
    onDone();
  };
  const logInAgain = () => {
    askForPin(null);
    void logout();
  };
  return (
    <div className="space-y-4">
      {hasPin() ? (
        <form className="space-y-4" onSubmit={(event) => void submit(event)}>
          <PinField
            label={<Trans>PIN</Trans>}
            value={pin}
            onChange={setPin}
            error={wrong ? t`Wrong PIN` : null}
          />
          <Button
            variant="primary"
            type="submit"
            busy={busy}
            className="w-full"
            disabledReason={
              seconds > 0 ? t`Too many wrong PINs` : pin === '' ? t`Enter the PIN first` : undefined
            }
          >
            <Trans>Show dealer prices</Trans>
          </Button>
          {seconds > 0 ? (
            <p className="text-sm text-ink-muted">
              <Plural value={seconds} one="Try again in # second" other="Try again in # seconds" />
            </p>
          ) : null}
        </form>
      ) : null}
      <p className="text-sm">
        <Trans>PIN forgotten? Logging in again ends showroom mode.</Trans>
      </p>
      <Button variant="quiet" onClick={logInAgain}>
        <Trans>Log in again</Trans>
      </Button>
    </div>
  );
}

const secondsLeft = () => Math.ceil(waitLeft() / 1000);

/**
 * Whole seconds until the next PIN may be tried, counting down; 0 when it may be tried now.
 * @returns the seconds, and a function that reads them again after a try
 */
function useWait(): [number, () => void] {
  const [seconds, setSeconds] = useState(secondsLeft);
  const waiting = seconds > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSeconds(secondsLeft()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return [seconds, () => setSeconds(secondsLeft())];
}
