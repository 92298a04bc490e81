import { Trans } from '@lingui/react/macro';
import { useCreditStatus } from '#src/features/credit/credit.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';

/**
 * What the cart means for the credit: what is free, as of when, and what the cart takes of it. The
 * company with the least left decides, as at checkout (N027).
 */
export default function CreditImpact({ total }: { total: number }) {
  const money = useMoney();
  const { dateTime } = useDates();
  const { creditCheck } = useHostConfig();
  const { companies, asOf, status } = useCreditStatus();
  const balances = companies.flatMap(({ balance }) => balance ?? []);
  if (!creditCheck || !asOf) return null;
  if (status === 'blocked')
    return (
      <p className="text-sm font-medium text-error-ink">
        <Trans>Your credit is blocked: orders are refused until that is settled.</Trans>
      </p>
    );
  if (balances.length === 0) return null;
  const free = Math.min(...balances);
  const over = total - free;
  const at = dateTime(asOf);
  return (
    <p
      className={`text-sm tabular-nums ${over > 0 ? 'font-medium text-error-ink' : 'text-ink-muted'}`}
    >
      <Trans>
        {money(free)} free as of {at}; this cart {money(total)}.
      </Trans>{' '}
      {over > 0 ? <Trans>{money(over)} too much for your credit.</Trans> : null}
    </p>
  );
}
