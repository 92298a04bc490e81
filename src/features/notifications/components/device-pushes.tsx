import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { installPrompt } from '#src/lib/device/install-prompt.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { PushState, PushTurnedOn } from '#src/offline/push/keep-push.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { usePushState } from '../use-push.ts';
import { usePushTexts } from '../use-push-texts.ts';

/** Where no notifications are possible: how they become so, as far as there is a way. */
function Impossible() {
  const way = useSyncExternalStore(installPrompt.subscribe, installPrompt.way);
  if (way !== 'steps') return <Trans>This browser cannot show notifications.</Trans>;
  return (
    <span className="space-y-2">
      <span className="block">
        <Trans>
          On an iPhone or iPad only the installed app shows notifications. Install it, log in there
          and switch them on.
        </Trans>
      </span>
      <Button variant="secondary" onClick={() => void installPrompt.start()}>
        <Icon name="install" size={20} />
        <Trans>Show me how</Trans>
      </Button>
    </span>
  );
}

function texts(state: PushState): ReactNode {
  switch (state) {
    case 'impossible':
      return <Impossible />;
    case 'blocked':
      return (
        <Trans>
          Blocked in this browser. Allow notifications for this site in the browser’s settings, then
          come back.
        </Trans>
      );
    case 'ask':
      return <Trans>Off. Your browser asks once when you switch them on.</Trans>;
    case 'off':
      return <Trans>Off.</Trans>;
    case 'on':
      return <Trans>On, also with the portal closed.</Trans>;
  }
}

/** The state of notifications on this device, and the switch (B126, B127). */
export function DevicePushes() {
  const { t } = useLingui();
  const online = useOnline();
  const { state, turnOn, turnOff } = usePushState();
  const pushTexts = usePushTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!state) return null;
  const change = async (turning: Promise<PushTurnedOn | undefined>) => {
    setBusy(true);
    setProblem(null);
    const turned = await turning.catch((): PushTurnedOn => 'service');
    setBusy(false);
    // Blocked is said by the state itself.
    setProblem(turned && turned !== 'blocked' ? pushTexts(turned) : null);
  };
  const possible = state !== 'impossible' && state !== 'blocked';
  return (
    <div className="space-y-2">
      {possible ? (
        <Checkbox
          role="switch"
          label={t`Notifications on this device`}
          checked={state === 'on'}
          disabled={busy || (!online && state !== 'on')}
          onChange={() => void change(state === 'on' ? turnOff().then(() => undefined) : turnOn())}
        />
      ) : (
        <p>
          <Trans>Notifications on this device</Trans>
        </p>
      )}
      <div role="status" className="text-sm text-ink-muted">
        {texts(state)}
        {possible && state !== 'on' && !online ? (
          <p>
            <Trans>You are offline. Switching on needs a connection.</Trans>
          </p>
        ) : null}
      </div>
      {problem ? <Notice tone="warning">{problem}</Notice> : null}
    </div>
  );
}
