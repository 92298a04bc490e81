import { Trans } from '@lingui/react/macro';
import { paths } from '#src/app/paths.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

type News = NonNullable<InboxEntry['claim']>;

interface Props extends NewsLinkProps {
  news: News;
}

/** The event of the claim, in words. */
function Title({ news: { event, referenceNo: claim, qty, approvedQty } }: { news: News }) {
  switch (event) {
    case 'waiting':
      return <Trans>Claim {claim} waits for your answer</Trans>;
    case 'answered':
      return <Trans>Claim {claim} was answered</Trans>;
    case 'approved':
      return <Trans>Claim {claim} is approved</Trans>;
    case 'partly':
      return (
        <Trans>
          Claim {claim} is approved for {{ approved: approvedQty ?? qty }} of {{ claimed: qty }}{' '}
          pieces
        </Trans>
      );
    case 'rejected':
      return <Trans>Claim {claim} is rejected</Trans>;
    case 'notAWarranty':
      return <Trans>Claim {claim} is not a warranty case</Trans>;
    case 'withdrawn':
      return <Trans>Claim {claim} was withdrawn</Trans>;
    case 'closed':
      return <Trans>Claim {claim} is closed</Trans>;
    case 'comment':
      return <Trans>Claim {claim} has a new comment</Trans>;
    default:
      return <Trans>Claim {claim} is in progress</Trans>;
  }
}

/** A new status or comment of a claim; opens the claim. */
export function ClaimNews({ news, ...link }: Props) {
  return (
    <NewsLink
      {...link}
      to={paths.claim(news.id)}
      title={<Title news={news} />}
      customer={news.customer}
    >
      <span className="block text-sm wrap-anywhere">{news.article}</span>
    </NewsLink>
  );
}
