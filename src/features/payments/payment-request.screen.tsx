import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { ContinuePayment } from './components/continue-payment.tsx';
import { Papers } from './components/papers.tsx';
import { mayPayAnotherWay, PayAnotherWay } from './components/pay-another-way.tsx';
import { RequestFacts } from './components/request-facts.tsx';
import { RequestHistory } from './components/request-history.tsx';
import { RequestInvoices } from './components/request-invoices.tsx';
import { RequestMenu } from './components/request-menu.tsx';
import { RequestNext, RequestNextStep } from './components/request-next-step.tsx';
import { RequestState } from './components/request-state.tsx';
import { type PaymentRequest, paymentQueries } from './payments.queries.ts';
import { isOver } from './request-status.rules.ts';

/** The main action: going on with a payment that is not done, or paying in another way after it failed. */
function getPrimary(session: ReturnType<typeof useSession>, request: PaymentRequest) {
  const { paymentStatus, held, isVoiding, redirectUrl } = request;
  if (session.readsOnly || held || isVoiding) return null;
  if (paymentStatus.id === 'failed')
    return mayPayAnotherWay(session, request) ? (
      <PayAnotherWay request={request} variant="primary" />
    ) : null;
  return paymentStatus.id === 'pending' && redirectUrl ? (
    <ContinuePayment request={request} />
  ) : null;
}

/** One payment request; the provider's page leads back here (U240 to U242). */
export function Component() {
  const money = useMoney();
  const session = useSession();
  return (
    <DetailPage
      query={paymentQueries.request(useParams().externalId ?? '')}
      record={(request) => request}
      back={{ to: paths.payments(), label: <Trans>All payments</Trans> }}
      missing={<Trans>This payment was not opened on this device before.</Trans>}
      gone={{
        title: <Trans>There is no payment with this number</Trans>,
        text: <Trans>Payments of another customer show once you act for that customer.</Trans>,
      }}
      title={({ externalId }) => <Trans>Payment {externalId}</Trans>}
      status={(request) => <RequestState {...request} />}
      figure={({ amount }) => money(amount)}
      next={(request) => <RequestNext request={request} />}
      primary={(request) => getPrimary(session, request)}
      more={(request) => <RequestMenu request={request} />}
      history={({ externalId }) => <RequestHistory externalId={externalId} />}
    >
      {(request) => (
        <>
          <RequestNextStep request={request} />
          <RequestFacts request={request} />
          <RequestInvoices request={request} />
          <Papers
            owner={{ externalId: request.externalId }}
            receipts={request.paymentReceipt}
            papers={request.paymentDocs}
            isOpen={!isOver(request.paymentStatus.id)}
          />
        </>
      )}
    </DetailPage>
  );
}
