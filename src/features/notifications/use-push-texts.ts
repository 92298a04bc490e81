import { useLingui } from '@lingui/react/macro';
import type { PushTurnedOn } from '#src/offline/push/keep-push.ts';

/**
 * Returns the reason why this device does not show notifications after they were requested; null when it
 * does.
 */
export function usePushTexts(): (turned: PushTurnedOn) => string | null {
  const { t } = useLingui();
  return (turned) => {
    switch (turned) {
      case 'on':
        return null;
      case 'blocked':
        return t`Notifications are blocked in this browser. You find what is back under Notifications.`;
      case 'dismissed':
        return t`The browser was not allowed to show notifications. You find what is back under Notifications.`;
      case 'impossible':
        return t`This browser shows no notifications. You find what is back under Notifications.`;
      case 'service':
        return t`The browser’s notification service does not answer. Try again later.`;
      case 'unreachable':
        return t`No connection. This device is registered when you are online again.`;
    }
  };
}
