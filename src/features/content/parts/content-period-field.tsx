import { Trans, useLingui } from '@lingui/react/macro';
import { getContentState } from '#shared/content/content-state.rules.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { type DayRange, DayRangeField } from '#src/ui/fields/day-range-field.tsx';

interface Props {
  value: DayRange;
  onChange: (days: DayRange) => void;
  error?: string | undefined;
  fromLabel?: string;
  toLabel?: string;
}

/** The days on which an item is shown, with what follows from them once it is published (reading 98). */
export function ContentPeriodField({ value, onChange, error, fromLabel, toLabel }: Props) {
  const { t } = useLingui();
  return (
    <DayRangeField
      label={t`Shown on these days`}
      required
      value={value}
      onChange={onChange}
      hint={<PeriodText {...value} />}
      error={error}
      {...(fromLabel && { fromLabel })}
      {...(toLabel && { toLabel })}
    />
  );
}

/** Says what the days mean today, and in which time zone they begin and end. */
function PeriodText({ from, to }: DayRange) {
  const { date } = useDates();
  const { timeZone } = useHostConfig();
  const today = useToday();
  if (!from || !to || from > to) return null;
  const days = { validFrom: from, validTo: to, published: true, deletedAt: null };
  const state = getContentState(days, today);
  return (
    <>
      {state === 'scheduled' ? (
        <Trans>Published now, readers see it from {{ day: date(from) }} on.</Trans>
      ) : null}
      {state === 'live' ? (
        <Trans>Published now, readers see it at once, until {{ day: date(to) }} inclusive.</Trans>
      ) : null}
      {state === 'over' ? <Trans>These days are over: no reader sees it.</Trans> : null}{' '}
      <Trans>Days are those of each reader’s sales organisation; here: {{ zone: timeZone }}.</Trans>
    </>
  );
}
