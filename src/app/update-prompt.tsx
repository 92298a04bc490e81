import { Trans } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Workbox } from 'workbox-window';
import { ownScriptUrl } from '#src/lib/device/own-script-url.ts';
import { hasUnsavedInput } from '#src/lib/input/unsaved-input.ts';
import { toast } from '#src/ui/overlay/toasts.tsx';

let withdraw = () => {};

/** Asks once, however many versions have arrived. */
function offerReload(onAccept: () => void): void {
  withdraw();
  withdraw = toast({
    tone: 'info',
    text: <Trans>A new version is ready.</Trans>,
    action: { label: <Trans>Reload</Trans>, onPress: onAccept },
    standing: true,
  });
}

/**
 * Registers the service worker. A new version waits until the user agrees; when the user has agreed in
 * another tab, this one reloads automatically only while no form holds unsaved input.
 */
export function UpdatePrompt() {
  useEffect(() => {
    if (!('serviceWorker' in navigator) || !import.meta.env.PROD) return;
    const worker = new Workbox(ownScriptUrl('/sw.js'), { scope: '/' });
    let accepted = false;
    worker.addEventListener('waiting', ({ isUpdate, isExternal, wasWaitingBeforeRegister }) => {
      // A first worker that is slow to take over waits as well, and is no new version.
      if (!isUpdate && !isExternal && !wasWaitingBeforeRegister) return;
      offerReload(() => {
        accepted = true;
        worker.messageSkipWaiting();
      });
    });
    worker.addEventListener('controlling', ({ isUpdate }) => {
      if (!isUpdate) return;
      if (accepted || !hasUnsavedInput()) window.location.reload();
      else offerReload(() => window.location.reload());
    });
    worker.register().catch(() => undefined);
  }, []);
  return null;
}
