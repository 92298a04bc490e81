import { Trans, useLingui } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { installPrompt } from '#src/lib/install-prompt.ts';
import { Icon } from '#src/ui/icon.tsx';
import { toast } from '#src/ui/toasts.tsx';

/** Safari on iOS installs by its own menu and makes no offer. */
const byShareMenu = () =>
  /iP(hone|ad|od)/.test(navigator.userAgent) &&
  !window.matchMedia('(display-mode: standalone)').matches;

interface Props {
  className: string;
  onChosen: () => void;
}

/** "Install the app" in the menus, where the browser can do it. */
export function InstallEntry({ className, onChosen }: Props) {
  const { t } = useLingui();
  const offered = useSyncExternalStore(installPrompt.subscribe, installPrompt.canInstall);
  if (!offered && !byShareMenu()) return null;
  const install = () => {
    onChosen();
    if (offered) void installPrompt.ask();
    else toast({ tone: 'info', text: t`Tap Share, then “Add to Home Screen”.` });
  };
  return (
    <button type="button" className={className} onClick={install}>
      <Icon name="install" size={20} />
      <Trans>Install the app</Trans>
    </button>
  );
}
