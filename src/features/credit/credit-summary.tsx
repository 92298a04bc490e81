import { Trans } from '@lingui/react/macro';
import { AsOf } from '#src/crud/record/as-of.tsx';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { useDelayed } from '#src/lib/hooks/use-delayed.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { CreditMark } from './components/credit-mark.tsx';
import { findDecidingCompany } from './credit.rules.ts';
import { useCreditStatus } from './use-credit-status.ts';
import { useCreditTexts } from './use-credit-texts.ts';

interface Props {
  /** The value of the cart, minor units. */
  cartTotal: number;
}

/** The credit in a few words: status, and what is left with the company that decides (N020, B066). */
export function CreditSummary({ cartTotal }: Props) {
  const money = useMoney();
  const texts = useCreditTexts();
  const label = texts.balance;
  const { creditStatusBlockedReason } = useHostConfig();
  const { companies, status, loading, problem, asOf } = useCreditStatus();
  const slow = useDelayed(loading, 200);
  const company = findDecidingCompany(companies);
  if (slow) return <Skeleton className="h-14" />;
  if (!company)
    return problem ? <p className="text-sm text-ink-muted">{texts.problem(problem)}</p> : null;
  const { balance, creditLimit, name } = company;
  const color = status === 'blocked' ? 'text-error-ink' : 'text-success-ink';
  const limit = creditLimit === null ? null : money(creditLimit);
  return (
    <div className="space-y-1">
      <p className="text-sm break-words">
        <Trans>Credit left with {name}</Trans>
      </p>
      <p
        className={classNames(
          'tabular text-2xl font-semibold break-words',
          creditStatusBlockedReason && color,
        )}
      >
        {balance === null ? <Trans>no limit</Trans> : money(balance)}
      </p>
      {limit === null ? null : (
        <p className="tabular text-sm text-ink-muted first-letter:uppercase">
          <Trans>
            {label}, limit {limit}
          </Trans>
        </p>
      )}
      <p className="flex flex-wrap items-center gap-2">
        <CreditMark status={status} cartTotal={cartTotal} />
        <AsOf at={asOf} />
      </p>
    </div>
  );
}
