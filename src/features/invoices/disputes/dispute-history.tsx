import { Trans, useLingui } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { InvoiceDispute } from '../invoices.queries.ts';
import { useDisputeTexts } from './use-dispute-texts.ts';

/** The states of a dispute with their days, and the distributor's notes. */
export function DisputeHistory({ history }: Pick<InvoiceDispute, 'history'>) {
  const { t } = useLingui();
  const { date, dateTime } = useDates();
  const { statuses } = useDisputeTexts();
  return (
    <div className="space-y-1">
      <h4 className="text-sm text-ink-muted">
        <Trans>History</Trans>
      </h4>
      <ol className="space-y-1">
        {history.map(({ status, at, by, note, decidedOn }) => (
          <li key={at} className="wrap-anywhere">
            <span className="font-semibold">{statuses[status]}</span>{' '}
            <span className="tabular text-sm text-ink-muted">
              {[decidedOn ? date(decidedOn) : dateTime(at), by ?? t`by the distributor`]
                .filter(Boolean)
                .join(', ')}
            </span>
            {note ? <span className="block whitespace-pre-line">{note}</span> : null}
          </li>
        ))}
      </ol>
    </div>
  );
}
