import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#src/app/paths.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { useIdle } from '#src/lib/hooks/use-idle.ts';
import { Drawing } from '#src/ui/icon.tsx';
import { bell } from '../bell-icon.ts';
import { notificationQueries } from '../notifications.queries.ts';

interface Props {
  /** Classes of a menu's row: then with its words, else a bell alone. */
  row?: string;
  onClick?: () => void;
}

/** The way to the inbox, with the number of unread notifications once it is known. */
export function NotificationsLink({ row, onClick }: Props) {
  const { t } = useLingui();
  const idle = useIdle();
  const { data: unread = 0 } = useQuery({ ...notificationQueries.unread(), enabled: idle });
  const name =
    unread > 0
      ? t`${plural(unread, { one: 'Notifications, # unread', other: 'Notifications, # unread' })}`
      : t`Notifications`;
  const shown = unread > 99 ? '99+' : unread;
  const link = { to: paths.notifications(), onClick, 'aria-label': name };
  if (row)
    return (
      <LocaleLink {...link} className={row}>
        <Drawing path={bell} />
        <span className="flex-1">
          <Trans>Notifications</Trans>
        </span>
        {unread > 0 ? (
          // The blank keeps word and number apart where the label is compared with what is seen.
          <>
            {' '}
            <span className="tabular rounded-full bg-brand px-2 text-xs font-semibold text-on-brand">
              {shown}
            </span>
          </>
        ) : null}
      </LocaleLink>
    );
  return (
    <LocaleLink
      {...link}
      className="relative flex size-touch items-center justify-center rounded hover:bg-sunken"
    >
      <Drawing path={bell} />
      {unread > 0 ? (
        <span className="tabular absolute right-0 top-0 flex h-5 min-w-5 items-center justify-center rounded-full bg-brand px-1 text-xs font-semibold text-on-brand">
          {shown}
        </span>
      ) : null}
    </LocaleLink>
  );
}
