import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { reasonsOf } from './analysis.rules.ts';
import { productQueries } from './product.queries.ts';

interface Props {
  sorg: string;
  code: string;
  /** Why in short, which is said until the exact reasons are known. */
  reason: string | null;
}

/** Why exactly a variant cannot be ordered, and from when it can; a device with the catalog knows it, too. */
export function BlockDetails({ sorg, code, reason }: Props) {
  const { date } = useDates();
  const { data } = useQuery(productQueries.analysis(sorg, code));
  const exact = data ? reasonsOf(data) : [];
  const reasons = exact.length > 0 ? exact : reason ? [reason] : [];
  // A block of the article itself says the day already, or holds on after it.
  const day = data?.orderBlocked.status ? null : data?.availableForOrderAt;
  const from = day ? date(day) : '';
  if (reasons.length === 0 && !from) return null;
  return (
    <div className="space-y-1 text-sm" role="status">
      {reasons.map((text) => (
        <p key={text} className="font-medium text-error-ink">
          {text}
        </p>
      ))}
      {from ? (
        <p>
          <Trans>Can be ordered from {from}</Trans>
        </p>
      ) : null}
    </div>
  );
}
