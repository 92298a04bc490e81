import { Trans } from '@lingui/react/macro';
import { useDates, useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useCreditStatus } from './use-credit-status.ts';

interface Props {
  /** What takes of the credit; `bar` is the cart where there is room for few words only. */
  of: 'cart' | 'order' | 'bar';
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
  const brief = of === 'bar';
  // A bar may be a link as a whole: no paragraph stands in one.
  const look = brief ? 'tabular block truncate text-xs' : 'tabular block text-sm';
  if (status === 'blocked')
    return (
      <span className={classNames(look, 'font-medium text-error-ink')}>
        {brief ? (
          <Trans>Credit blocked</Trans>
        ) : (
          <Trans>Your credit is blocked: orders are refused until that is settled.</Trans>
        )}
      </span>
    );
  if (balances.length === 0) return null;
  const free = Math.min(...balances);
  const over = total - free;
  const today = new Date(asOf).toDateString() === new Date().toDateString();
  const at = today ? time(asOf) : dateTime(asOf);
  return (
    <span className={classNames(look, over > 0 ? 'font-medium text-error-ink' : 'text-ink-muted')}>
      {brief ? (
        over > 0 ? null : (
          <Trans comment="what is left of the credit once this cart is ordered">
            {money(-over)} credit left
          </Trans>
        )
      ) : of === 'cart' ? (
        <Trans>
          {money(free)} free as of {at}; this cart {money(total)}.
        </Trans>
      ) : (
        <Trans>
          {money(free)} free as of {at}; this order {money(total)}.
        </Trans>
      )}{' '}
      {over > 0 ? <Trans>{money(over)} too much for your credit.</Trans> : null}
    </span>
  );
}
