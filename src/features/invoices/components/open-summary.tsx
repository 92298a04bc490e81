import { Plural, Trans } from '@lingui/react/macro';
import type { OpenTotals } from '#shared/invoices/ageing.rules.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';

/** A summary of the open and the overdue invoices in one sentence. */
export function OpenSummary({ totals }: { totals: OpenTotals }) {
  const money = useMoney();
  const { count, overdueCount } = totals;
  const overdue = money(totals.overdue);
  const owed = money(totals.payable + totals.deduction);
  return (
    <p className="tabular text-lg">
      <strong>
        {overdueCount > 0 ? (
          <>
            <Plural value={count} one="# open" other="# open" />,{' '}
            <span className="text-error-ink">
              <Plural value={overdueCount} one="# overdue" other="# overdue" />, {overdue}
            </span>
          </>
        ) : (
          <Trans comment="after the number of open invoices">
            <Plural value={count} one="# open" other="# open" />, nothing overdue
          </Trans>
        )}
      </strong>
      {'. '}
      <Trans>Altogether {owed} is owed.</Trans>
    </p>
  );
}
