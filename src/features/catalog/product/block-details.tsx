import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { reasonsOf } from './analysis.rules.ts';
import { productQueries } from './product.queries.ts';

interface Props {
  sorg: string;
  code: string;
}

/** Why exactly a variant cannot be ordered, and from when it can; a device with the catalog knows it, too. */
export function BlockDetails({ sorg, code }: Props) {
  const { date } = useDates();
  const { data } = useQuery(productQueries.analysis(sorg, code));
  if (!data) return null;
  const reasons = reasonsOf(data);
  const from = data.availableForOrderAt ? date(data.availableForOrderAt) : '';
  return (
    <div className="space-y-1 text-sm" role="status">
      {reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {from ? (
        <p>
          <Trans>Can be ordered from {from}</Trans>
        </p>
      ) : null}
    </div>
  );
}
