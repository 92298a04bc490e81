import { Trans } from '@lingui/react/macro';
import { PeriodDays } from '#src/crud/list/period-field.tsx';
import type { Period } from '#src/lib/period.ts';
import { setPeriodEnd } from '../period.rules.ts';

interface Props {
  period: Period;
  /** YYYY-MM-DD. */
  today: string;
  /** The dates that the period limits. */
  label: string;
  onChange: (period: Period) => void;
}

/** The days that a list or statement covers, at most a year. */
export function PeriodFields(props: Props) {
  return (
    <PeriodDays {...props} limit={<Trans>At most a year at once</Trans>} setEnd={setPeriodEnd} />
  );
}
