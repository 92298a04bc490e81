import { Trans } from '@lingui/react/macro';
import { Badge, type BadgeProps } from '#src/ui/badge.tsx';
import type { ListedRequest } from '../payments.queries.ts';
import { TimeLeft } from './time-left.tsx';

const tones: Readonly<Record<string, BadgeProps['tone']>> = {
  complete: 'success',
  failed: 'error',
  void: 'neutral',
};

type Props = Pick<ListedRequest, 'paymentStatus' | 'held' | 'expiredDate'>;

/** The state of a request, whether staff look at it, and how long it can still be paid. */
export function RequestState({ paymentStatus, held, expiredDate }: Props) {
  const { id, description } = paymentStatus;
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      <Badge tone={tones[id] ?? 'info'}>{description}</Badge>
      {held ? (
        <Badge tone="warning">
          <Trans comment="staff look at a payment">Being checked</Trans>
        </Badge>
      ) : null}
      {id === 'pending' ? (
        <span className="tabular text-sm text-ink-muted">
          <TimeLeft until={expiredDate} />
        </span>
      ) : null}
    </span>
  );
}
