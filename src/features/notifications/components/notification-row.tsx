import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates } from '#src/features/hosts/hosts.public.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { InboxEntry, RestockNews } from '../notifications.queries.ts';
import { useNewsText } from '../use-news-text.ts';
import { OrderNews } from './order-news.tsx';

interface Props {
  entry: InboxEntry;
  /** The user has opened it. */
  onRead: () => void;
}

function NotificationTime({ entry }: { entry: InboxEntry }) {
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

function Restock({ entry, news, onRead }: Props & { news: RestockNews }) {
  const { customer } = useSession();
  const newsText = useNewsText();
  const code = news.article_code_display;
  const other = news.customer !== customer?.unified ? news.customer : null;
  return (
    <LocaleLink
      to={paths.product(news.category.toLowerCase(), news.slug, {
        restock: news.article_code,
        qty: news.qty,
      })}
      onClick={onRead}
      className="flex min-h-touch gap-3 p-3 hover:bg-sunken"
    >
      <Picture square file={news.image} alt="" className="size-16 shrink-0" />
      <span className="min-w-0 flex-1 space-y-0.5">
        <span className={entry.read ? 'block' : 'block font-semibold'}>
          <Trans>{code} is back</Trans>
        </span>
        <span className="block text-sm break-words">{news.name}</span>
        <span className="block text-sm">{newsText(news)}</span>
        {other ? (
          <span className="block text-sm text-ink-muted">
            <Trans>for customer {other}</Trans>
          </span>
        ) : null}
        <NotificationTime entry={entry} />
      </span>
    </LocaleLink>
  );
}

/** A notification that leads nowhere: a test, or what it was about is gone. */
function Gone({ kind }: { kind: string }) {
  switch (kind) {
    case 'test':
      return <Trans>A test you have sent yourself</Trans>;
    case 'order':
      return <Trans>About an order that is no longer there</Trans>;
    default:
      return <Trans>About an article that is no longer in the catalog</Trans>;
  }
}

/** One notification; opening what it is about marks it as read. */
export function NotificationRow({ entry, onRead }: Props) {
  if (entry.restock)
    return (
      <li>
        <Restock entry={entry} news={entry.restock} onRead={onRead} />
      </li>
    );
  if (entry.order)
    return (
      <li>
        <OrderNews
          entry={entry}
          news={entry.order}
          onRead={onRead}
          when={<NotificationTime entry={entry} />}
        />
      </li>
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 p-3">
      <div className="min-w-0 space-y-0.5">
        <p className={entry.read ? '' : 'font-semibold'}>
          <Gone kind={entry.kind} />
        </p>
        <NotificationTime entry={entry} />
      </div>
      {entry.read ? null : (
        <Button variant="quiet" onClick={onRead}>
          <Trans>Mark as read</Trans>
        </Button>
      )}
    </li>
  );
}
