import { Trans } from '@lingui/react/macro';
import { useParams } from 'react-router';
import { paths } from '#src/app/paths.ts';
import { DetailPage } from '#src/crud/record/detail-page.tsx';
import { Papers } from './components/papers.tsx';
import { RemittanceButton } from './components/remittance-button.tsx';
import { RequestFacts } from './components/request-facts.tsx';
import { RequestHistory } from './components/request-history.tsx';
import { RequestInvoices } from './components/request-invoices.tsx';
import { RequestNextStep } from './components/request-next-step.tsx';
import { RequestState } from './components/request-state.tsx';
import { VoidRequest } from './components/void-request.tsx';
import { paymentQueries } from './payments.queries.ts';
import { isOver } from './request-status.rules.ts';

/** One payment request; the provider's page leads back here (U240 to U242). */
export function Component() {
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
      actions={(request) => (
        <>
          <RemittanceButton request={request} />
          {request.paymentStatus.id === 'pending' && !request.held ? (
            <VoidRequest request={request} />
          ) : null}
        </>
      )}
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
