import { Trans } from '@lingui/react/macro';
import type { EntryState } from '#src/offline/outbox/outbox-entry.ts';
import { Badge } from '#src/ui/badge.tsx';

/** Says of something captured on this device that it is not sent yet, or that the server refused it. */
export function WaitingBadge({ state }: { state: EntryState }) {
  return state === 'parked' ? (
    <Badge tone="error">
      <Trans comment="the server refused something that was entered or uploaded">not taken</Trans>
    </Badge>
  ) : (
    <Badge tone="info">
      <Trans comment="something that was entered or uploaded is not sent yet">waiting</Trans>
    </Badge>
  );
}
