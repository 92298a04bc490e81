import { Trans } from '@lingui/react/macro';
import { type ReactNode, useSyncExternalStore } from 'react';
import { installPrompt } from '#src/lib/device/install-prompt.ts';
import { Drawing } from '../icon.tsx';
import { Dialog } from '../overlay/dialog.tsx';

/** The symbols of Safari's own buttons, drawn on our grid. */
const drawings = {
  share: 'M8 10H5.5v10.5h13V10H16M12 15V3.5m-3.5 3.4L12 3.5l3.5 3.4',
  addToHome: 'M4.5 4.5h15v15h-15zM12 8.5v7M8.5 12h7',
  open: 'M7.5 2.5h9v19h-9zM10.5 19h3M10 7h1m2 0h1m-4 3.5h1m2 0h1',
};

function InstallStep({ drawing, children }: { drawing: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-4">
      <span className="flex size-14 shrink-0 items-center justify-center rounded-lg bg-brand-tint text-brand-ink">
        <Drawing path={drawing} size={32} />
      </span>
      <span className="min-w-0">{children}</span>
    </li>
  );
}

/** How an iPhone or iPad gets the app, in three drawn steps; opened by `installPrompt.start()`. */
export function InstallSteps() {
  const open = useSyncExternalStore(installPrompt.subscribe, installPrompt.stepsOpen);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || installPrompt.closeSteps()}
      title={<Trans>Install the app</Trans>}
    >
      <ol className="space-y-4">
        <InstallStep drawing={drawings.share}>
          <Trans>Tap Share in the browser’s bar.</Trans>
        </InstallStep>
        <InstallStep drawing={drawings.addToHome}>
          <Trans>Choose “Add to Home Screen”, then “Add”.</Trans>
        </InstallStep>
        <InstallStep drawing={drawings.open}>
          <Trans>Open the portal from your home screen and log in once.</Trans>
        </InstallStep>
      </ol>
    </Dialog>
  );
}
