import { Trans, useLingui } from '@lingui/react/macro';
import { mostDays, movePeriod, type Period, setEnd, thirtyDays } from '#src/lib/period.ts';
import { Button } from '#src/ui/button.tsx';
import { DayField } from '#src/ui/day-field.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { SelectField } from '#src/ui/select-field.tsx';

interface Props {
  period: Period;
  /** YYYY-MM-DD. */
  today: string;
  onChange: (period: Period) => void;
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
  const end = (name: keyof Period, label: string) => (
    <DayField
      label={label}
      value={period[name]}
      max={today}
      onChange={(day) => onChange(setEnd(period, name, day))}
    />
  );
  return (
    <fieldset className="space-y-1 print:hidden">
      <legend className="sr-only">
        <Trans>Period</Trans>
      </legend>
      <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
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
        {end('from', t`From`)}
        {end('to', t`To`)}
      </div>
      <p className="text-sm text-ink-muted max-sm:sr-only">
        <Trans>At most {mostDays} days at once</Trans>
      </p>
    </fieldset>
  );
}
