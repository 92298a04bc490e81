import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { refetchOrReportOffline } from '#src/graphql/connection-failed.ts';
import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button, buttonClass } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import { notificationQueries } from '../notifications.queries.ts';
import { DevicePushes } from './device-pushes.tsx';
import { KindPreferences } from './kind-preferences.tsx';
import { PushDevices } from './push-devices.tsx';
import { QuietHoursForm } from './quiet-hours-form.tsx';
import { SendTest } from './send-test.tsx';
import { WaitingList } from './waiting-list.tsx';

/**
 * The settings for all devices of the user: the devices, a test, the kinds of notifications, quiet hours,
 * and mail.
 * @param pushes the host wants pushes (F004)
 */
function AllDevices({ pushes }: { pushes: boolean }) {
  const { data, isError, refetch } = useDeferredQuery(notificationQueries.settings());
  if (!data)
    return isError ? (
      <Notice
        tone="warning"
        action={
          <Button variant="secondary" onClick={() => void refetchOrReportOffline(refetch)}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>Your notification settings could not be loaded.</Trans>
      </Notice>
    ) : (
      <Skeleton className="h-40" />
    );
  return (
    <>
      {pushes ? (
        <>
          <p>
            <Plural
              value={{ count: data.devices }}
              _0="No device of yours shows notifications."
              one="# device of yours shows notifications."
              other="# devices of yours show notifications."
            />
          </p>
          <PushDevices devices={data.pushDevices} />
          <SendTest devices={data.devices} />
        </>
      ) : null}
      <KindPreferences preferences={data.preferences} pushes={pushes} />
      {pushes ? (
        // Starts over when the saved hours have changed, also from another device.
        <QuietHoursForm key={JSON.stringify(data.quietHours)} saved={data.quietHours} />
      ) : null}
    </>
  );
}

/**
 * The settings of notifications: on this device, on all devices and by mail, and the subscribed articles.
 */
export default function NotificationSettings() {
  const { flags } = useHostConfig();
  const { has } = useSession();
  return (
    <section className="space-y-6 rounded-lg bg-surface p-4 shadow-raised">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">
          <Trans>Notifications</Trans>
        </h2>
        <LocaleLink to={paths.notifications()} className={buttonClass('quiet')}>
          <Trans>Show them</Trans>
        </LocaleLink>
      </div>
      {flags.WEB_NOTIFICATION ? <DevicePushes /> : null}
      <AllDevices pushes={flags.WEB_NOTIFICATION} />
      {has('page.catalog') ? <WaitingList /> : null}
    </section>
  );
}
