import { Plural, Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

interface Props extends NewsLinkProps {
  news: NonNullable<InboxEntry['registration']>;
}

/** Bikes whose sale must soon be registered; opens the stock of bikes, or the failed registrations. */
export function RegistrationNews({ news, ...link }: Props) {
  const { date } = useDates();
  const { event, count, frameNumbers } = news;
  const deadline = date(news.deadline);
  const isFailed = event === 'failed';
  const more = count - frameNumbers.length;
  return (
    <NewsLink
      {...link}
      to={isFailed ? paths.retailSales({ status: 'failed insert' }) : paths.frameStock()}
      title={
        isFailed ? (
          <Plural
            value={count}
            one="The registration of # sale failed"
            other="The registrations of # sales failed"
          />
        ) : (
          <Plural
            value={count}
            one="# bike is not reported as sold"
            other="# bikes are not reported as sold"
          />
        )
      }
      customer={news.customer}
    >
      <span className="block text-sm">
        {isFailed ? (
          <Trans>Correct and send again by {deadline}.</Trans>
        ) : (
          <Trans>If you have sold one, register it. The first deadline is {deadline}.</Trans>
        )}
      </span>
      <span className="tabular block break-words text-sm text-ink-muted">
        {frameNumbers.join(', ')}
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
