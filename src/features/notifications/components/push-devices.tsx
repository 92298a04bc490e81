import { Trans } from '@lingui/react/macro';
import type { NotificationSettingsQuery } from '#src/graphql/generated/graphql.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';

type Device = NotificationSettingsQuery['notificationSettings']['pushDevices'][number];

/** The user's devices that take pushes: what each is, since when, and when it took the last one. */
export function PushDevices({ devices }: { devices: readonly Device[] }) {
  const { date, dateTime } = useDates();
  return (
    <ul className="divide-y divide-line">
      {devices.map(({ name, since, toldAt }) => (
        <li key={`${since} ${name}`} className="py-2">
          <p>{name || <Trans>A device</Trans>}</p>
          <p className="tabular text-sm text-ink-muted">
            <Trans>since {{ day: date(since) }}</Trans>
            {' · '}
            {toldAt ? (
              <Trans>last notification {{ time: dateTime(toldAt) }}</Trans>
            ) : (
              <Trans>no notification yet</Trans>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
