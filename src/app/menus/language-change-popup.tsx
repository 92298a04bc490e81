import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Dialog } from '#src/ui/overlay/dialog.tsx';
import { Spinner } from '#src/ui/state/spinner.tsx';
import { languageChange } from './language-change.ts';

/** Shown while the server changes the language (B109). */
export function LanguageChangePopup() {
  const running = useSyncExternalStore(languageChange.subscribe, languageChange.isRunning);
  return (
    <Dialog
      open={running}
      onOpenChange={() => undefined}
      closable={false}
      title={<Trans>Changing the language</Trans>}
      className="max-w-[320px]"
    >
      <p role="status" className="flex items-center gap-3">
        <Spinner />
        <Trans>Please wait</Trans>
      </p>
    </Dialog>
  );
}
