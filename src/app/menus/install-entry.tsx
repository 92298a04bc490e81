import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { installPrompt } from '#src/lib/device/install-prompt.ts';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  className: string;
  onChosen: () => void;
}

/** "Install the app" in the menus, where the device can do it. */
export function InstallEntry({ className, onChosen }: Props) {
  const way = useSyncExternalStore(installPrompt.subscribe, installPrompt.way);
  if (way !== 'prompt' && way !== 'steps') return null;
  return (
    <button
      type="button"
      className={className}
      onClick={() => {
        onChosen();
        void installPrompt.start();
      }}
    >
      <Icon name="install" />
      <Trans>Install the app</Trans>
    </button>
  );
}
