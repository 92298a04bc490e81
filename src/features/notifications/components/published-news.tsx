import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

interface Props extends NewsLinkProps {
  news: NonNullable<InboxEntry['news']>;
}

/** A news item of the distributor; opens it. */
export function PublishedNews({ news: { id, title, mustRead }, ...link }: Props) {
  return (
    <NewsLink {...link} to={paths.newsItem(id)} title={title} customer={null}>
      {mustRead ? (
        <span className="block text-sm">
          <Trans>Please read this.</Trans>
        </span>
      ) : null}
    </NewsLink>
  );
}
