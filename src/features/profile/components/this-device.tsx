import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { installPrompt, isInstalled } from '#src/lib/device/install-prompt.ts';
import { Button } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { DeviceStorage } from './device-storage.tsx';

function Install() {
  const way = useSyncExternalStore(installPrompt.subscribe, installPrompt.way);
  if (way)
    return (
      <Button variant="secondary" onClick={() => void installPrompt.start()}>
        <Icon name="install" size={20} />
        <Trans>Install the app</Trans>
      </Button>
    );
  return (
    <p>
      {isInstalled() ? (
        <Trans>The app is installed here.</Trans>
      ) : (
        <Trans>This browser does not offer to install the app. Its menu may still do it.</Trans>
      )}
    </p>
  );
}

/** The settings of this phone or computer, which do not belong to an account. */
export function ThisDevice() {
  return (
    <section className="space-y-4 rounded-lg bg-surface p-4 shadow-raised">
      <h2 className="text-lg font-semibold">
        <Trans>This device</Trans>
      </h2>
      <Install />
      <DeviceStorage />
    </section>
  );
}
