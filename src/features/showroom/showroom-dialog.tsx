import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { LeaveForm } from './leave-form.tsx';
import { SetPinForm } from './set-pin-form.tsx';
import { askForPin, pinQuestion } from './switch-showroom.ts';

/** Asks for the PIN of showroom mode, from any place where it is switched. */
export default function ShowroomDialog() {
  const question = useSyncExternalStore(pinQuestion.subscribe, pinQuestion.getSnapshot);
  const close = () => askForPin(null);
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => !open && close()}
      className="max-w-sm!"
      title={question === 'set' ? <Trans>Showroom mode</Trans> : <Trans>Leave showroom mode</Trans>}
    >
      {question === 'set' ? <SetPinForm onDone={close} /> : null}
      {question === 'leave' ? <LeaveForm onDone={close} /> : null}
    </Dialog>
  );
}
