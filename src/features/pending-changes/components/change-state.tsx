import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Badge } from '#src/ui/badge.tsx';

/** The state of a change. */
export function ChangeState({ entry }: { entry: OutboxEntry }) {
  const { time } = useDates();
  if (entry.state === 'parked')
    return (
      <Badge tone="warning">
        <Trans>needs attention</Trans>
      </Badge>
    );
  if (entry.state === 'done')
    return (
      <Badge tone="success">
        <Trans>sent</Trans>
      </Badge>
    );
  if (entry.state === 'sending')
    return (
      <Badge tone="info">
        <Trans>being sent</Trans>
      </Badge>
    );
  if (entry.state === 'waiting') {
    const next = time(entry.nextAttemptAt);
    return (
      <Badge>
        <Trans>next try at {next}</Trans>
      </Badge>
    );
  }
  return (
    <Badge>
      <Trans>waiting</Trans>
    </Badge>
  );
}
