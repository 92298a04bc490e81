import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

interface Props extends NewsLinkProps {
  news: NonNullable<InboxEntry['download']>;
}

/** A file that the user has asked for; opens the download area. */
export function DownloadNews({ news: { event, fileName }, ...link }: Props) {
  return (
    <NewsLink
      {...link}
      to={paths.downloadArea()}
      title={
        event === 'ready' ? (
          <Trans>Your file is ready</Trans>
        ) : (
          <Trans>Your file could not be made</Trans>
        )
      }
      customer={null}
    >
      <span className="block text-sm wrap-anywhere">{fileName}</span>
    </NewsLink>
  );
}
