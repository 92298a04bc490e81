import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { PinField } from './pin-field.tsx';
import { isPin, setPin } from './showroom-pin.ts';
import { turnShowroom } from './turn-showroom.ts';

/** Chooses the PIN that leaves showroom mode, and enters it. Only the first time on a device. */
export function SetPinForm({ onDone }: { onDone: () => void }) {
  const { t } = useLingui();
  const [pin, setPinText] = useState('');
  const [again, setAgain] = useState('');
  const [problem, setProblem] = useState<'pin' | 'again' | 'storage' | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin)) return setProblem('pin');
    if (pin !== again) return setProblem('again');
    setBusy(true);
    try {
      await setPin(pin);
      turnShowroom(true);
    } catch {
      setBusy(false);
      return setProblem('storage');
    }
    onDone();
  };
  return (
    <form className="space-y-4" onSubmit={(event) => void submit(event)}>
      <p>
        <Trans>
          Hides dealer prices, margins, deals, credit and purchases while a customer looks on. The
          PIN ends it.
        </Trans>
      </p>
      <PinField
        label={<Trans>PIN</Trans>}
        hint={<Trans>4 to 6 digits</Trans>}
        value={pin}
        onChange={setPinText}
        error={
          problem === 'pin'
            ? t`Enter 4 to 6 digits`
            : problem === 'storage'
              ? t`This device has no room to keep the PIN`
              : null
        }
      />
      <PinField
        label={<Trans>PIN again</Trans>}
        value={again}
        onChange={setAgain}
        error={problem === 'again' ? t`The two PINs differ` : null}
      />
      <Button variant="primary" type="submit" busy={busy} className="w-full">
        <Trans>Hide dealer prices</Trans>
      </Button>
    </form>
  );
}
