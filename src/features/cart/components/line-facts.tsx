import { Trans } from '@lingui/react/macro';
import {
  MissingPieces,
  StockLine,
  useBlockReason,
} from '#src/features/article-facts/article-facts.public.ts';
import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import { type LineStock, lineStock } from '#src/lib/stock/line-stock.ts';
import { Badge } from '#src/ui/badge.tsx';

interface Props {
  product: CartProductFragment;
  qty: number;
  /** The requested day of the line, YYYY-MM-DD; null for as soon as possible. */
  day: string | null;
}

/** Stock for the wanted quantity, quota and why it cannot be ordered, in words (N030, N057). */
export function LineFacts({ product, qty, day }: Props) {
  const reason = useBlockReason(product);
  const { stock, orderQuota: quota } = product;
  const known = lineStock(stock, qty, day);
  return (
    <>
      {reason ? <Badge tone="error">{reason}</Badge> : null}
      <StockLine stock={stock} />
      {day ? <ForTheDay {...known} now={stock.qty} qty={qty} day={day} /> : null}
      {known.missing > 0 && !known.inTime ? <MissingPieces {...known} qty={qty} /> : null}
      {quota ? (
        <p className="text-xs text-ink-muted">
          <Trans>at most {quota} for you</Trans>
        </p>
      ) : null}
    </>
  );
}

interface DayProps extends LineStock {
  /** In stock today. */
  now: number;
  qty: number;
  day: string;
}

/** The stock on the requested day. */
function ForTheDay({ missing, arrival, inTime, day: requestedDay, ...line }: DayProps) {
  const number = useNumber();
  const [now, late, qty, more] = [line.now, line.late, line.qty, arrival?.qty ?? 0].map(number);
  const { date } = useDates();
  const day = date(requestedDay);
  const arrives = arrival ? date(arrival.date) : '';
  return (
    <>
      {missing > 0 && inTime ? (
        <p className="text-xs">
          {arrival?.qty == null ? (
            <Trans>
              {now} now, more on {arrives}
            </Trans>
          ) : (
            <Trans>
              {now} now, {more} more on {arrives}
            </Trans>
          )}
        </p>
      ) : null}
      {line.late > 0 ? (
        <p className="text-xs text-warning-ink">
          <Trans>
            {late} of {qty} not there on {day}
          </Trans>
        </p>
      ) : (
        <p className="text-xs text-success-ink">
          <Trans>All there on {day}</Trans>
        </p>
      )}
    </>
  );
}
