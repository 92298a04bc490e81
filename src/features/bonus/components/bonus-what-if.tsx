import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { outlookQuery } from '../bonus.queries.ts';
import { useBonusTexts } from '../use-bonus-texts.ts';
import { type CartBonusLine, computeWhatIf } from '../what-if.rules.ts';

/**
 * One sentence about the bonus with the lines of a cart, by the rule of the server (reading 104). Nothing without the
 * permission, and where no agreement counts a line.
 */
export function BonusWhatIf({ lines }: { lines: readonly CartBonusLine[] }) {
  const { customer, has } = useSession();
  const { data } = useQuery({
    ...outlookQuery(customer?.unified ?? '', {}),
    enabled: customer !== null && has('page.bonus-dealer'),
  });
  const money = useMoney();
  const { date } = useDates();
  const texts = useBonusTexts();
  const whatIf = useMemo(
    () => (data ? computeWhatIf(data.agreements, lines, data.today) : null),
    [data, lines],
  );
  if (!whatIf) return null;
  const { gain, reached, next } = whatIf;
  const total = money(whatIf.total);
  const more = money(gain);
  if (gain > 0)
    return (
      <p className="text-sm text-success-ink tabular-nums">
        {reached ? (
          <Trans>
            With this cart you reach {{ reward: texts.reward(reached.terms, reached.step.reward) }}:
            your bonus becomes {total}, {more} more.
          </Trans>
        ) : (
          <Trans>
            With this cart your bonus becomes {total}, {more} more.
          </Trans>
        )}
      </p>
    );
  if (!next) return null;
  const { terms, step } = next;
  return (
    <p className="text-sm text-ink-muted tabular-nums">
      <Trans>
        With this cart, {{ missing: texts.count(terms, step.missing) }} more by{' '}
        {{ day: date(terms.to) }} = {{ gain: texts.gain(terms, step.gain) }} bonus
      </Trans>
    </p>
  );
}
