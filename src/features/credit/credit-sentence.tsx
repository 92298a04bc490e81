import { Trans } from '@lingui/react/macro';
import { creditLeft } from '#shared/credit.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig, useMoney } from '#src/graphql/host/use-host-config.ts';
import { classNames } from '#src/ui/class-names.ts';
import { useCreditExcess } from './use-credit-excess.ts';
import { useCreditStatus } from './use-credit-status.ts';

interface Props {
  /** The subject of the sentence; `bar` is the cart where there is little space. */
  of: 'cart' | 'order' | 'bar';
  /** Minor units. */
  total: number;
}

/**
 * The effect of a cart or an order on the credit: what is left at the deciding company, as of when, and
 * how much of it this takes; nothing where credit is not checked (N027, B066).
 */
export function CreditSentence({ of, total }: Props) {
  const money = useMoney();
  const { timeOrDay } = useDates();
  const { creditCheck } = useHostConfig();
  const { companies, asOf, status } = useCreditStatus();
  const credit = creditLeft(companies);
  const over = useCreditExcess(total);
  if (!creditCheck || !asOf) return null;
  const brief = of === 'bar';
  // A bar may be a link as a whole, which must not contain a paragraph.
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
  if (!credit) return null;
  const { company } = credit;
  const [left, excess] = [money(credit.left), money(over)];
  const at = timeOrDay(asOf);
  return (
    <span className={classNames(look, over > 0 ? 'font-medium text-error-ink' : 'text-ink-muted')}>
      {brief ? (
        over > 0 ? null : (
          // The amount comes first: a long name is cut where there is no room for it.
          <Trans>
            {left} credit left with {company}
          </Trans>
        )
      ) : of === 'cart' ? (
        <Trans>
          Credit left with {company}: {left} as of {at}; this cart {{ total: money(total) }}.
        </Trans>
      ) : (
        <Trans>
          Credit left with {company}: {left} as of {at}; this order {{ total: money(total) }}.
        </Trans>
      )}{' '}
      {brief && over > 0 ? (
        <Trans>
          {excess} over your credit left with {company}
        </Trans>
      ) : null}
    </span>
  );
}
