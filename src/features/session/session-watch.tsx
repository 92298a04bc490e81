import { useScrollKept } from '#src/lib/kept-scroll.ts';
import { ConnectionFailedDialog } from './connection-failed-dialog.tsx';
import { SessionChangeDialog } from './session-change-dialog.tsx';
import { useStatusCheck } from './use-status-check.ts';

/**
 * Watches over the session of a page in the frame: another tab's changes, the server's status,
 * actions without an answer, and the place on the page when the app is killed in the background.
 */
export default function SessionWatch() {
  useStatusCheck();
  useScrollKept();
  return (
    <>
      <SessionChangeDialog />
      <ConnectionFailedDialog />
    </>
  );
}
