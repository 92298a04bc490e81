import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { useOrderStateText } from '#src/features/orders/orders.public.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

type OrderNotification = NonNullable<InboxEntry['order']>;
type Line = OrderNotification['changes'][number];

/** Changes of the date, price, status and article of one line, each from what to what. */
function LineNews({ line }: { line: Line }) {
  const { t } = useLingui();
  const { date } = useDates();
  const money = useMoney();
  const statusText = useOrderStateText();
  const { expectedDate, price, status, replacedBy, answer } = line;
  const day = (iso: string | null) =>
    iso ? date(iso) : t({ message: 'not known', comment: 'no delivery date is known' });
  const parts: [string, ReactNode][] = [];
  if (expectedDate)
    parts.push([
      'date',
      <Trans key="date">
        expected {{ before: day(expectedDate.before) }} → {{ after: day(expectedDate.after) }}
      </Trans>,
    ]);
  if (price)
    parts.push([
      'price',
      <HiddenInShowroom key="price">
        <Trans>
          price {{ before: money(price.before) }} → {{ after: money(price.after) }}
        </Trans>
      </HiddenInShowroom>,
    ]);
  if (status)
    parts.push([
      'status',
      <Trans key="status">
        {{ before: statusText(status.before) }} → {{ after: statusText(status.after) }}
      </Trans>,
    ]);
  if (answer)
    parts.push([
      'answer',
      answer.granted && answer.date ? (
        <Trans key="answer">comes on {{ day: date(answer.date) }}, as you asked</Trans>
      ) : answer.action === 'cancel' ? (
        <Trans key="answer">not cancelled, stays as it was</Trans>
      ) : (
        <Trans key="answer">no other day, stays as it was</Trans>
      ),
    ]);
  if (replacedBy)
    parts.push([
      'replaced',
      <Trans key="replaced">
        replaced by {{ code: replacedBy.article_code_display }} {{ name: replacedBy.name }}
      </Trans>,
    ]);
  return (
    <li className="text-sm">
      <span className="break-words">
        {line.description} <span className="tabular text-ink-muted">{line.article}</span>
      </span>
      <ul className="tabular text-ink-muted">
        {parts.map(([key, texts]) => (
          <li key={key}>{texts}</li>
        ))}
      </ul>
    </li>
  );
}

function OrderNewsTitle({ news }: { news: OrderNotification }) {
  const { orderNumber, event, count } = news;
  if (event === 'placed') return <Trans>Order {orderNumber} is placed</Trans>;
  if (event === 'answered') return <Trans>Order {orderNumber}: what you asked for</Trans>;
  return (
    <Plural
      value={count}
      one={`Order ${orderNumber}: # line changed`}
      other={`Order ${orderNumber}: # lines changed`}
    />
  );
}

interface Props extends NewsLinkProps {
  news: OrderNotification;
}

/** An event of an order: placed, or changed lines; opens the order. */
export function OrderNews({ news, ...link }: Props) {
  const more = news.count - news.changes.length;
  return (
    <NewsLink
      {...link}
      to={paths.order(news.orderNumber)}
      title={<OrderNewsTitle news={news} />}
      customer={news.customer}
    >
      {news.event === 'placed' ? (
        <span className="block text-sm">
          <Trans>The order you made without a connection was placed as you saw it.</Trans>
        </span>
      ) : null}
      {news.changes.length > 0 ? (
        <ul className="space-y-1">
          {news.changes.map((line) => (
            <LineNews key={line.position} line={line} />
          ))}
        </ul>
      ) : null}
      {more > 0 && news.event !== 'placed' ? (
        <span className="block text-sm text-ink-muted">
          <Plural value={more} one="and # line more" other="and # lines more" />
        </span>
      ) : null}
    </NewsLink>
  );
}
