import { Plural, Trans } from '@lingui/react/macro';
import { useNow } from '#src/lib/hooks/use-now.ts';
import { getTimeLeft } from '../time-left.rules.ts';

/** How long something can still be paid. @param until ISO */
export function TimeLeft({ until }: { until: string }) {
  const left = getTimeLeft(until, useNow());
  if (!left)
    return <Trans comment="the time in which something could be paid is over">time is up</Trans>;
  const { unit, count } = left;
  if (unit === 'days') return <Plural value={count} one="# day left" other="# days left" />;
  return unit === 'hours' ? (
    <Plural value={count} one="# hour left" other="# hours left" />
  ) : (
    <Plural value={count} one="# minute left" other="# minutes left" />
  );
}
