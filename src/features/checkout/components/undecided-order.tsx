import { Trans } from '@lingui/react/macro';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { Notice } from '#src/ui/notice.tsx';
import type { OrderNote } from '../checkout.offline.ts';
import { useOrderReasons } from '../use-order-reasons.ts';
import { NotedLines } from './noted-lines.tsx';

interface Props {
  entry: OutboxEntry;
}

/** A captured order that cannot be decided here: its state and its lines. */
export default function UndecidedOrder({ entry }: Props) {
  const reasons = useOrderReasons()(entry);
  return (
    <div className="space-y-4">
      {entry.state !== 'parked' ? (
        <Notice tone="info">
          <Trans>It is placed automatically when you are online.</Trans>
        </Notice>
      ) : reasons.length > 0 ? (
        <Notice tone="warning">
          <ul className="space-y-1">
            {reasons.map((reason) => (
              <li key={reason} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
          {isRefusedByServer(entry) ? null : (
            <p>
              <Trans>
                It may have been placed anyway. Look at your orders before you discard it.
              </Trans>
            </p>
          )}
        </Notice>
      ) : null}
      <NotedLines lines={(entry.note as OrderNote).lines} />
    </div>
  );
}
