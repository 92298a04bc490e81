import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import type { InboxEntry } from '../notifications.queries.ts';

export interface NewsLinkProps {
  entry: InboxEntry;
  /** The user has opened it. */
  onRead: () => void;
}

/** When a notification came, and whether it is new. */
export function NotificationTime({ entry }: { entry: InboxEntry }) {
  const { dateTime } = useDates();
  return (
    <span className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
      <time dateTime={entry.createdAt} className="tabular">
        {dateTime(entry.createdAt)}
      </time>
      {entry.read ? null : (
        <Badge tone="brand">
          <Trans comment="a notification nobody has opened yet">new</Trans>
        </Badge>
      )}
    </span>
  );
}

interface Props extends NewsLinkProps {
  to: string;
  title: ReactNode;
  /** The customer that it concerns, named unless it is the active one; null for none. */
  customer: string | null;
  children: ReactNode;
}

/** A notification in words: its title, what follows it, whom it concerns and when it came. */
export function NewsLink({ entry, onRead, to, title, customer: concerned, children }: Props) {
  const { customer } = useSession();
  const other = concerned === customer?.unified ? null : concerned;
  return (
    <LocaleLink
      to={to}
      onClick={onRead}
      className="block min-h-touch space-y-1 p-3 hover:bg-sunken"
    >
      <span className={entry.read ? 'block' : 'block font-semibold'}>{title}</span>
      {children}
      {other ? (
        <span className="block text-sm text-ink-muted">
          <Trans>for customer {other}</Trans>
        </span>
      ) : null}
      <NotificationTime entry={entry} />
    </LocaleLink>
  );
}
