import { Plural, Trans } from '@lingui/react/macro';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { logOutAndWipe } from './log-out.ts';
import { logoutQuestion } from './logout-request.ts';

/** Asks before a logout that would lose work the server does not have. */
export function LogoutDialog() {
  const unsent = useSyncExternalStore(logoutQuestion.subscribe, logoutQuestion.getSnapshot);
  const [leaving, setLeaving] = useState(false);
  return (
    <Dialog
      open={unsent !== null}
      onOpenChange={(open) => !open && logoutQuestion.dismiss()}
      title={<Trans>Log out and lose unsent work?</Trans>}
      footer={
        <>
          <Button variant="secondary" onClick={logoutQuestion.dismiss}>
            <Trans>Stay</Trans>
          </Button>
          <Button
            variant="danger"
            busy={leaving}
            onClick={() => {
              setLeaving(true);
              void logOutAndWipe();
            }}
          >
            <Trans>Log out and lose it</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={unsent ?? 0}
          one="# change is on this device only. It is sent when you are online."
          other="# changes are on this device only. They are sent when you are online."
        />
      </p>
    </Dialog>
  );
}
