import { Trans } from '@lingui/react/macro';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useNow } from '#src/lib/hooks/use-now.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';

/** Younger data needs no note while there is a network, in ms. */
const fresh = 5 * 60_000;

/** Whether data of this moment, in ms since 1970, is older than a reader expects. */
export const isOld = (at: number): boolean => Date.now() - at > fresh;

/** The moment for which an answer is true, where it says so. */
export const toAsOf = (answer: unknown) =>
  (answer as { asOf?: string | number | null } | undefined)?.asOf;

/**
 * "as of 08:55" next to data that may have changed since: shown without a network and when the data is
 * older than five minutes; with the day when it is not today.
 */
export function AsOf({ at }: { at: string | number | null | undefined }) {
  const online = useOnline();
  const now = useNow();
  const { timeOrDay } = useDates();
  const moment = new Date(at ?? Number.NaN);
  if (Number.isNaN(moment.valueOf())) return null;
  if (online && now - moment.valueOf() < fresh) return null;
  const iso = moment.toISOString();
  const when = timeOrDay(iso);
  if (!when) return null;
  return (
    <time dateTime={iso} className="tabular text-sm text-ink-muted">
      <Trans>as of {when}</Trans>
    </time>
  );
}
