import { Trans } from '@lingui/react/macro';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { fullName } from '#src/lib/variant-text.ts';
import { isRefusedByServer, type OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { SecondLine } from '#src/ui/layout/second-line.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import type { NotedLine, OrderNote } from '../checkout.offline.ts';
import { useOrderReasons } from '../use-order-reasons.ts';

interface Props {
  entry: OutboxEntry;
}

/** A captured order that cannot be decided here: its state and its lines. */
export function UndecidedOrder({ entry }: Props) {
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

/** The lines of a captured order as the buyer saw them. */
function NotedLines({ lines }: { lines: readonly NotedLine[] }) {
  const money = useMoney();
  if (lines.length === 0) return null;
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      {lines.map(({ product, qty, subtotal }) => (
        <li key={product.article_code} className="flex justify-between gap-3 px-4 py-3">
          <span className="min-w-0 break-words">
            {qty} × {fullName(product)}
            <SecondLine>{product.article_code_display}</SecondLine>
          </span>
          <span className="tabular shrink-0">{money(subtotal)}</span>
        </li>
      ))}
    </ul>
  );
}
