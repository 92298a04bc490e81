import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { persistStorage } from '#src/offline/wake/persist-storage.ts';
import { Notice } from '#src/ui/state/notice.tsx';

/** Warns where the browser does not promise to keep an order that waits on the device (R7). */
export function MayBeCleared() {
  const [persistent, setPersistent] = useState(true);
  useEffect(() => {
    void persistStorage().then(setPersistent);
  }, []);
  if (persistent) return null;
  return (
    <Notice tone="warning" className="text-left">
      <Trans>
        This browser may clear it when the device runs out of space or a private window is closed.
        Install the app, or go online soon.
      </Trans>
    </Notice>
  );
}
