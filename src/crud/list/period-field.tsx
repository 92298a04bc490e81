import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mostDays, movePeriod, type Period, setEnd, thirtyDays } from '#src/lib/period.ts';
import { Button } from '#src/ui/button.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Icon } from '#src/ui/icon.tsx';

interface Props {
  period: Period;
  /** YYYY-MM-DD. */
  today: string;
  onChange: (period: Period) => void;
}

interface DaysProps extends Props {
  /** The dates that the period limits. */
  label: ReactNode;
  /** Classes of the label, to leave it to screen readers. */
  labelClassName?: string;
  /** Says how long the period may be. */
  limit: ReactNode;
  limitClassName?: string;
  /** Sets one end; the other end follows where the period would be empty or too long. */
  setEnd: (period: Period, end: keyof Period, day: string) => Period;
  /** Further ways to choose the days, before the two fields. */
  children?: ReactNode;
}

/** The first and the last day of a list or statement. */
export function PeriodDays(props: DaysProps) {
  const { t } = useLingui();
  const { period, today, onChange, label, limit, setEnd, children } = props;
  const { labelClassName = 'text-sm font-medium', limitClassName } = props;
  const end = (name: keyof Period, text: string) => (
    <DayField
      label={text}
      value={period[name]}
      max={today}
      onChange={(day) => onChange(setEnd(period, name, day))}
    />
  );
  return (
    <fieldset className="space-y-1 print:hidden">
      <legend className={labelClassName}>{label}</legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
        {children}
        {end('from', t`From`)}
        {end('to', t`To`)}
      </div>
      <p className={classNames('text-sm text-ink-muted', limitClassName)}>{limit}</p>
    </fieldset>
  );
}

/** The days of a list, 30 at most (N101), with a way back over three months (N069). */
export function PeriodField({ period, today, onChange }: Props) {
  const { t } = useLingui();
  const parts = ([0, 1, 2] as const).map((back) => thirtyDays(today, back));
  const chosen = parts.findIndex(({ from, to }) => from === period.from && to === period.to);
  const options = [
    { value: '0', label: t`Last 30 days` },
    { value: '1', label: t`31 to 60 days ago` },
    { value: '2', label: t`61 to 90 days ago` },
    ...(chosen < 0 ? [{ value: '-1', label: t`Other days` }] : []),
  ];
  return (
    <PeriodDays
      period={period}
      today={today}
      onChange={onChange}
      setEnd={setEnd}
      label={<Trans>Period</Trans>}
      labelClassName="sr-only"
      limit={<Trans>At most {mostDays} days at once</Trans>}
      limitClassName="max-sm:sr-only"
    >
      <SelectField
        label={t`Period`}
        value={String(chosen)}
        options={options}
        onChange={(event) => {
          const part = parts[Number(event.target.value)];
          if (part) onChange(part);
        }}
      />
      <div className="flex gap-2">
        <Button
          variant="secondary"
          onClick={() => onChange(movePeriod(period, -1, today))}
          aria-label={t`30 days earlier`}
        >
          <Icon name="chevron-left" size={20} />
        </Button>
        <Button
          variant="secondary"
          disabled={period.to >= today}
          onClick={() => onChange(movePeriod(period, 1, today))}
          aria-label={t`30 days later`}
        >
          <Icon name="chevron-right" size={20} />
        </Button>
      </div>
    </PeriodDays>
  );
}
