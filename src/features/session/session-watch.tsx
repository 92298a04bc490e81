import { useScrollKept } from '#src/lib/input/kept-scroll.ts';
import { ConnectionFailedDialog } from './connection-failed-dialog.tsx';
import { SessionChangeDialog } from './session-change-dialog.tsx';
import { SwitchRefused } from './switch-refused.tsx';
import { useOfflineSwitch } from './use-offline-switch.ts';
import { useServerLogout } from './use-server-logout.ts';
import { useStatusCheck } from './use-status-check.ts';

/**
 * Watches over the session of a page in the frame: another tab's changes, a customer chosen without a
 * network, the server's status, actions without an answer, and the place on the page when the app is killed in the background.
 */
export function SessionWatch() {
  useStatusCheck();
  useScrollKept();
  useServerLogout();
  const { refused, forget } = useOfflineSwitch();
  return (
    <>
      <SessionChangeDialog />
      {refused === null ? null : <SwitchRefused customer={refused} onClose={forget} />}
      <ConnectionFailedDialog />
    </>
  );
}
