import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

type InvoiceNotification = NonNullable<InboxEntry['invoice']>;

function InvoiceNewsTitle({ news }: { news: InvoiceNotification }) {
  const { date } = useDates();
  const { event, count, dunningLevel: level, dueDate } = news;
  if (event === 'overdue')
    return <Plural value={count} one="# invoice is overdue" other="# invoices are overdue" />;
  if (event === 'dunned')
    return (
      <Plural
        value={count}
        one={`Reminder ${level} for # invoice`}
        other={`Reminder ${level} for # invoices`}
      />
    );
  const day = dueDate ? date(dueDate) : '';
  return (
    <Plural
      value={count}
      one={`# invoice is due on ${day}`}
      other={`# invoices are due on ${day}`}
    />
  );
}

interface Props extends NewsLinkProps {
  news: InvoiceNotification;
}

/** Invoices that are due, overdue or dunned; opens the list of them. */
export function InvoiceNews({ news, ...link }: Props) {
  const money = useMoney();
  const { event, count, amount, invoiceNos } = news;
  const more = count - invoiceNos.length;
  return (
    <NewsLink
      {...link}
      to={paths.openInvoices({ show: event === 'due' ? 'soon' : 'overdue' })}
      title={<InvoiceNewsTitle news={news} />}
      customer={news.customer}
    >
      <HiddenInShowroom>
        <span className="tabular block text-sm">
          <Trans>Open: {{ amount: money(amount) }}</Trans>
        </span>
      </HiddenInShowroom>
      <span className="tabular block break-words text-sm text-ink-muted">
        {invoiceNos.join(', ')}
        {more > 0 ? (
          <>
            {' '}
            <Plural value={more} one="and # more" other="and # more" />
          </>
        ) : null}
      </span>
    </NewsLink>
  );
}
