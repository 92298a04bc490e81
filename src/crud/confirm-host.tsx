import { Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { type OpenQuestion, openQuestion } from './confirm.ts';

/** Shows the dialogs of `confirm()`; rendered once, outside the page. */
export default function ConfirmHost() {
  const question = useSyncExternalStore(openQuestion.subscribe, openQuestion.getSnapshot);
  const [shown, setShown] = useState<OpenQuestion | null>(null);
  const [busy, setBusy] = useState(false);
  // The words stay while the dialog closes.
  if (question && question !== shown) setShown(question);
  if (!shown) return null;

  const told = shown.action === null;
  const goOn = async () => {
    setBusy(true);
    try {
      await shown.work?.();
    } finally {
      setBusy(false);
      shown.answer(true);
    }
  };
  return (
    <Dialog
      open={question !== null}
      onOpenChange={(open) => open || busy || shown.answer(false)}
      title={shown.title}
      footer={
        told ? (
          <Button onClick={() => shown.answer(true)}>
            <Trans>OK</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" disabled={busy} onClick={() => shown.answer(false)}>
              {shown.cancel ?? <Trans>Cancel</Trans>}
            </Button>
            <Button
              variant={shown.danger ? 'danger' : 'primary'}
              busy={busy}
              onClick={() => void goOn()}
            >
              {shown.action}
            </Button>
          </>
        )
      }
    >
      <div role={told ? 'alert' : undefined}>{shown.text}</div>
    </Dialog>
  );
}
