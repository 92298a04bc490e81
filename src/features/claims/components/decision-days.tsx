import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { claimQueries } from '../claims.queries.ts';

/** How soon claims of a brand are decided; nothing where too few were. */
export function DecisionDays({ brand }: { brand: string }) {
  const { data = [] } = useQuery(claimQueries.brands());
  const days = data.find((one) => one.brand === brand)?.decidedInDays;
  if (days == null) return null;
  return (
    <p className="text-sm text-ink-muted">
      <Plural
        value={{ days }}
        one={`Claims of ${brand} are decided in # day (median of 90 days)`}
        other={`Claims of ${brand} are decided in # days (median of 90 days)`}
      />
    </p>
  );
}
