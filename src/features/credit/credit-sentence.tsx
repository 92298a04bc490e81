import { Trans } from '@lingui/react/macro';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { useCreditStatus } from './use-credit-status.ts';

interface Props {
  /** What takes of the credit. */
  of: 'cart' | 'order';
  /** Minor units. */
  total: number;
}

/**
 * What a cart or an order means for the credit: what is free, as of when, and what it takes of it. The
 * company with the least left decides, as on the server; nothing where credit is not looked at (N027).
 */
export default function CreditSentence({ of, total }: Props) {
  const money = useMoney();
  const { dateTime, time } = useDates();
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
  const today = new Date(asOf).toDateString() === new Date().toDateString();
  const at = today ? time(asOf) : dateTime(asOf);
  return (
    <p className={`tabular text-sm ${over > 0 ? 'font-medium text-error-ink' : 'text-ink-muted'}`}>
      {of === 'cart' ? (
        <Trans>
          {money(free)} free as of {at}; this cart {money(total)}.
        </Trans>
      ) : (
        <Trans>
          {money(free)} free as of {at}; this order {money(total)}.
        </Trans>
      )}{' '}
      {over > 0 ? <Trans>{money(over)} too much for your credit.</Trans> : null}
    </p>
  );
}
