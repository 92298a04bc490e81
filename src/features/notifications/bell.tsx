import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { Drawing } from '#src/ui/icon.tsx';
import { bell } from './bell-icon.ts';
import { notificationQueries } from './notifications.queries.ts';

/** The way to the inbox in the bar, with the number of unread notifications once it is known. */
export default function Bell() {
  const { t } = useLingui();
  const idle = useIdle();
  const { data: unread = 0 } = useQuery({ ...notificationQueries.unread(), enabled: idle });
  const name =
    unread > 0
      ? t`${plural(unread, { one: 'Notifications, # unread', other: 'Notifications, # unread' })}`
      : t`Notifications`;
  return (
    <LocaleLink
      to={paths.notifications()}
      aria-label={name}
      className="relative flex size-touch shrink-0 items-center justify-center rounded hover:bg-sunken"
    >
      <Drawing path={bell} />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="tabular absolute right-0 top-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand"
        >
          {unread > 99 ? '99+' : unread}
        </span>
      ) : null}
    </LocaleLink>
  );
}
