import { Trans } from '@lingui/react/macro';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import { openRecentLogin } from '../action/recent-login.ts';
import { type OpenQuestion, openQuestion } from './confirm.ts';

const RecentLoginDialog = lazyWithMessages(() => import('../action/recent-login-dialog.tsx'));

/** Shows the dialogs of `confirm()` and of `withRecentLogin()`; rendered once, outside the page. */
export function ConfirmHost() {
  return (
    <>
      <Questions />
      <RecentLogin />
    </>
  );
}

function RecentLogin() {
  const open = useSyncExternalStore(openRecentLogin.subscribe, openRecentLogin.getSnapshot);
  if (!open) return null;
  return (
    <Suspense>
      <RecentLoginDialog onClose={open.answer} />
    </Suspense>
  );
}

function Questions() {
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
