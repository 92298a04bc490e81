import { Trans } from '@lingui/react/macro';
import { useCreditStatus } from '#src/features/credit/credit.public.ts';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';

/**
 * What the order means for the credit: what is free, as of when, and what the order takes of it. The
 * company with the least left decides, as on the server (N027).
 * @param total goods and shipping, minor units
 */
export function CreditSentence({ total }: { total: number }) {
  const money = useMoney();
  const { dateTime, time } = useDates();
  const { creditCheck } = useHostConfig();
  const { companies, asOf, status } = useCreditStatus();
  const balances = companies.flatMap(({ balance }) => balance ?? []);
  if (!asOf) return null;
  if (status === 'blocked' && creditCheck)
    return (
      <p className="text-sm font-medium text-error-ink">
        <Trans>Your credit is blocked: orders are refused until that is settled.</Trans>
      </p>
    );
  if (balances.length === 0) return null;
  const free = Math.min(...balances);
  const over = total - free;
  const today = new Date(asOf).toDateString() === new Date().toDateString();
  const at = today ? time(asOf) : dateTime(asOf);
  return (
    <p className={`tabular text-sm ${over > 0 ? 'font-medium text-error-ink' : 'text-ink-muted'}`}>
      <Trans>
        {money(free)} free as of {at}; this order {money(total)}.
      </Trans>{' '}
      {over > 0 ? <Trans>{money(over)} too much for your credit.</Trans> : null}
    </p>
  );
}
