import { Trans } from '@lingui/react/macro';
import { StockLine, useBlockReason } from '#src/features/article-facts/article-facts.public.ts';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { Badge } from '#src/ui/badge.tsx';

/** Stock for the wanted quantity, quota and why it cannot be ordered, in words (N030, N057). */
export function LineFacts({ product, qty }: { product: CartProductFragment; qty: number }) {
  const reason = useBlockReason(product);
  const { date } = useDates();
  const { stock, orderQuota: quota } = product;
  const missing = stock.masked ? 0 : Math.max(0, qty - stock.qty);
  const arrival = stock.nextArrival;
  const day = arrival ? date(arrival.date) : '';
  return (
    <>
      {reason ? <Badge tone="error">{reason}</Badge> : null}
      <StockLine stock={stock} />
      {missing > 0 && stock.qty > 0 ? (
        <p className="text-xs text-warning-ink">
          {arrival ? (
            <Trans>
              {missing} of {qty} from {day}
            </Trans>
          ) : (
            <Trans>
              {missing} of {qty} not in stock, no date known
            </Trans>
          )}
        </p>
      ) : null}
      {quota ? (
        <p className="text-xs text-ink-muted">
          <Trans>at most {quota} for you</Trans>
        </p>
      ) : null}
    </>
  );
}
