import { Plural, Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { ShownClaim } from '../claims.queries.ts';

/** The changes of the status with their reasons (U246, E634). */
export function ClaimHistory({ claim: { histories } }: { claim: ShownClaim }) {
  const { dateTime } = useDates();
  if (histories.length === 0) return null;
  return (
    <section className="space-y-2">
      <h2 className="text-lg font-semibold">
        <Trans>History</Trans>
      </h2>
      <ol className="divide-y divide-line">
        {histories.map(({ from, to, by, at, reason, approvedQty, isNotAWarranty }) => (
          <li key={`${at} ${to.id}`} className="space-y-1 py-2 wrap-anywhere">
            <p>
              <span className="font-semibold">
                {from ? `${from.description} → ${to.description}` : to.description}
              </span>{' '}
              <span className="tabular text-sm text-ink-muted">
                {[dateTime(at), by].filter(Boolean).join(' · ')}
              </span>
            </p>
            {approvedQty == null ? null : (
              <p>
                <Plural
                  value={{ count: approvedQty }}
                  one="# piece approved"
                  other="# pieces approved"
                />
              </p>
            )}
            {isNotAWarranty ? (
              <p>
                <Trans>Not a warranty case</Trans>
              </p>
            ) : null}
            {reason ? <p className="whitespace-pre-line">{reason}</p> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
