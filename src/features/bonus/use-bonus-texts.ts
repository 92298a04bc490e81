import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { BonusReason } from '#shared/bonus/bonus.rules.ts';
import type { BonusTerms } from '#shared/bonus/bonus-terms.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { usePercent } from '#src/i18n/use-percent.ts';

type Unit = Pick<BonusTerms, 'basis' | 'rewardType'>;

/** Writes what agreements count and what they give: amounts, points or pieces, and percentages. */
export function useBonusTexts() {
  'use memo';
  const { t } = useLingui();
  const money = useMoney();
  const percent = usePercent();
  const count = ({ basis }: Pick<Unit, 'basis'>, value: number) => {
    if (basis === 'sales') return money(value);
    return basis === 'points'
      ? t`${plural(value, { one: '# point', other: '# points' })}`
      : t`${plural(value, { one: '# piece', other: '# pieces' })}`;
  };
  const reward = ({ rewardType }: Pick<Unit, 'rewardType'>, value: number) =>
    rewardType === 'percent' ? percent(value / 10_000) : money(value);
  return { count, reward, gain: (of: Unit, value: number) => `+${reward(of, value)}` };
}

/** Why an invoice line counts or not, as short words of a column. */
export function useReasonTexts(): Record<BonusReason, string> {
  const { t } = useLingui();
  return {
    counts: t({ message: 'Counts', comment: 'an invoice line counts for a bonus' }),
    creditNote: t`Credit note, lowers its month`,
    noPoints: t`No points`,
    inactive: t`Agreement not active`,
    outsidePeriod: t`Outside the period`,
    otherCategory: t`Category not in the agreement`,
    otherBrand: t`Brand not in the agreement`,
    noAgreement: t`No agreement`,
  };
}

/** Names a calendar quarter by its number, 1 to 4. */
export function useQuarterText(): (quarter: number) => string {
  const { t } = useLingui();
  return (quarter) => t`Quarter ${quarter}`;
}
