import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { LocaleLink } from '#src/i18n/locale-link.tsx';
import { Button } from '#src/ui/button.tsx';
import { Picture } from '#src/ui/picture.tsx';
import type { RestockNews } from '../notifications.queries.ts';
import { useNewsText } from '../use-news-text.ts';
import { ClaimNews } from './claim-news.tsx';
import { DownloadNews } from './download-news.tsx';
import { InvoiceNews } from './invoice-news.tsx';
import { type NewsLinkProps, NotificationTime } from './news-link.tsx';
import { OrderNews } from './order-news.tsx';
import { PaymentNews } from './payment-news.tsx';
import { PublishedNews } from './published-news.tsx';
import { RegistrationNews } from './registration-news.tsx';

function Restock({ entry, news, onRead }: NewsLinkProps & { news: RestockNews }) {
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
      return <Trans>About an order that no longer exists</Trans>;
    case 'invoice':
      return <Trans>About invoices that you may not see any more</Trans>;
    case 'payment':
      return <Trans>About a payment that you may not see any more</Trans>;
    case 'registration':
      return <Trans>About bikes that you may not see any more</Trans>;
    case 'claim':
      return <Trans>About a claim that you may not see any more</Trans>;
    case 'news':
      return <Trans>About news that you may not see any more</Trans>;
    case 'download':
      return <Trans>About a file that you may not fetch any more</Trans>;
    default:
      return <Trans>About an article that is no longer in the catalog</Trans>;
  }
}

/** Returns what a notification is about, with a link to it; null for one that leads nowhere. */
function toLink({ entry, onRead }: NewsLinkProps) {
  const { restock, order, invoice, payment, registration, claim, news, download } = entry;
  if (restock) return <Restock entry={entry} news={restock} onRead={onRead} />;
  if (order) return <OrderNews entry={entry} news={order} onRead={onRead} />;
  if (invoice) return <InvoiceNews entry={entry} news={invoice} onRead={onRead} />;
  if (payment) return <PaymentNews entry={entry} news={payment} onRead={onRead} />;
  if (claim) return <ClaimNews entry={entry} news={claim} onRead={onRead} />;
  if (news) return <PublishedNews entry={entry} news={news} onRead={onRead} />;
  if (download) return <DownloadNews entry={entry} news={download} onRead={onRead} />;
  return registration ? (
    <RegistrationNews entry={entry} news={registration} onRead={onRead} />
  ) : null;
}

/** One notification; opening what it is about marks it as read. */
export function NotificationRow({ entry, onRead }: NewsLinkProps) {
  const link = toLink({ entry, onRead });
  if (link) return <li>{link}</li>;
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
