import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/app/paths.ts';
import { HiddenInShowroom } from '#src/features/showroom/showroom.public.ts';
import { useDates } from '#src/graphql/host/use-dates.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { InboxEntry } from '../notifications.queries.ts';
import { NewsLink, type NewsLinkProps } from './news-link.tsx';

type PaymentNotification = NonNullable<InboxEntry['payment']>;

function PaymentNewsTitle({ news: { event, externalId } }: { news: PaymentNotification }) {
  switch (event) {
    case 'waiting':
      return <Trans>Payment {externalId} waits for your transfer</Trans>;
    case 'complete':
      return <Trans>Payment {externalId} is paid</Trans>;
    case 'failed':
      return <Trans>Payment {externalId} failed</Trans>;
    case 'expired':
      return <Trans>Payment {externalId} was not paid in time</Trans>;
    case 'voidedByOther':
      return <Trans>Another user voided payment {externalId}</Trans>;
    default:
      return <Trans>Payment {externalId} was voided</Trans>;
  }
}

/** The next step of the user, or the consequence; null for a payment that is done. */
function useNextStep({ event, expiredDate }: PaymentNotification): ReactNode {
  const { date } = useDates();
  if (event === 'complete') return null;
  if (event !== 'waiting') return <Trans>Its invoices are open again.</Trans>;
  // The last day counts whole; the request ends when the next one begins.
  const lastInstant = new Date(Date.parse(expiredDate) - 1).toISOString();
  return <Trans>Transfer it by {{ day: date(lastInstant) }}.</Trans>;
}

interface Props extends NewsLinkProps {
  news: PaymentNotification;
}

/** A new state of a payment request; opens the request. */
export function PaymentNews({ news, ...link }: Props) {
  const money = useMoney();
  const nextStep = useNextStep(news);
  return (
    <NewsLink
      {...link}
      to={paths.paymentRequest(news.externalId)}
      title={<PaymentNewsTitle news={news} />}
      customer={news.customer}
    >
      <HiddenInShowroom>
        <span className="tabular block text-sm">{money(news.amount)}</span>
      </HiddenInShowroom>
      {nextStep ? <span className="block text-sm">{nextStep}</span> : null}
    </NewsLink>
  );
}
