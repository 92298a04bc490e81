import { Trans, useLingui } from '@lingui/react/macro';
import type { Period } from '#src/lib/period.ts';
import { DayField } from '#src/ui/day-field.tsx';
import { setPeriodEnd } from '../period.rules.ts';

interface Props {
  period: Period;
  /** YYYY-MM-DD. */
  today: string;
  /** The label in front of the fields: the dates that the period limits. */
  label: string;
  onChange: (period: Period) => void;
}

/** The days that a list or statement covers, at most a year. */
export function PeriodFields({ period, today, label, onChange }: Props) {
  const { t } = useLingui();
  return (
    <fieldset className="space-y-1 print:hidden">
      <legend className="text-sm font-medium">{label}</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-2">
        <DayField
          label={t`From`}
          value={period.from}
          max={today}
          onChange={(day) => onChange(setPeriodEnd(period, 'from', day))}
        />
        <DayField
          label={t`To`}
          value={period.to}
          max={today}
          onChange={(day) => onChange(setPeriodEnd(period, 'to', day))}
        />
      </div>
      <p className="text-sm text-ink-muted">
        <Trans>At most a year at once</Trans>
      </p>
    </fieldset>
  );
}
