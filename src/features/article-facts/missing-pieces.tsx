import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { LineStock } from '#src/lib/stock/line-stock.ts';

interface Props extends Pick<LineStock, 'missing' | 'arrival'> {
  /** Pieces wanted. */
  qty: number;
}

/** Of how many wanted pieces some are not in stock, what comes of these, and when. */
export function MissingPieces({ arrival, ...line }: Props) {
  const number = useNumber();
  const { date } = useDates();
  const day = arrival ? date(arrival.date) : '';
  const some = (arrival?.qty ?? line.missing) < line.missing;
  const [missing, qty, arriving] = [line.missing, line.qty, arrival?.qty ?? 0].map(number);
  return (
    <p className="text-xs text-warning-ink">
      {!arrival ? (
        <Trans>
          {missing} of {qty} not in stock, no date known
        </Trans>
      ) : some ? (
        <Trans>
          {missing} of {qty} missing, {arriving} arrive on {day}
        </Trans>
      ) : (
        <Trans>
          {missing} of {qty} from {day}
        </Trans>
      )}
    </p>
  );
}
