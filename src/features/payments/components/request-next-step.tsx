import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { Notice } from '#src/ui/state/notice.tsx';
import { leaveFor } from '../paying/leave-for.ts';
import type { PaymentRequest } from '../payments.queries.ts';
import { TransferSteps } from '../transfer/transfer-steps.tsx';
import { useHeldText, useReasonText } from '../use-reason-text.ts';
import { PayAnotherWay } from './pay-another-way.tsx';
import { TimeLeft } from './time-left.tsx';

type Props = { request: PaymentRequest };

/** The payer's next step, or the outcome of the payment. */
export function RequestNextStep({ request }: Props) {
  const money = useMoney();
  const reasonText = useReasonText();
  const heldText = useHeldText();
  const { readsOnly } = useSession();
  const { paymentStatus, held, heldAmount, reason, isVoiding } = request;
  if (held)
    return (
      <Notice tone="warning">
        {heldText(held)}{' '}
        {heldAmount === null ? null : <Trans>{{ amount: money(heldAmount) }} arrived.</Trans>}{' '}
        <Trans>The distributor looks at it.</Trans>
      </Notice>
    );
  if (isVoiding)
    return (
      <Notice tone="info">
        <Trans>It is being voided. The provider has not confirmed that yet.</Trans>
      </Notice>
    );
  switch (paymentStatus.id) {
    case 'pending':
      return <PendingStep request={request} />;
    case 'on processing':
      return (
        <Notice tone="info">
          <Trans>The payment is on its way. Banks need up to a few days.</Trans>
        </Notice>
      );
    case 'complete':
      return (
        <Notice tone="success">
          <Trans>Paid. The invoices are settled with the next update from the distributor.</Trans>
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="error" action={!readsOnly && <PayAnotherWay request={request} />}>
          {reasonText(reason ?? '') || <Trans>Nothing was paid.</Trans>}{' '}
          <Trans>Its invoices are open again.</Trans>
        </Notice>
      );
    default:
      return (
        <Notice tone="info">
          <Trans>It was voided. Its invoices are open again.</Trans>
        </Notice>
      );
  }
}

/** A payment that was begun: by transfer, declined by the provider, or not done yet. */
function PendingStep({ request }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const reasonText = useReasonText();
  const { readsOnly } = useSession();
  const { redirectUrl, reason } = request;
  if (!redirectUrl) return <TransferSteps request={request} />;
  const continueToPay = (label: ReactNode) => (
    <Button
      disabledReason={online ? null : t`Paying needs a connection.`}
      onClick={() => leaveFor(redirectUrl)}
    >
      {label}
    </Button>
  );
  if (reason)
    return (
      <Notice
        tone="error"
        action={
          readsOnly ? null : (
            <>
              {continueToPay(<Trans>Try again</Trans>)}
              <PayAnotherWay request={request} />
            </>
          )
        }
      >
        {reasonText(reason) || <Trans>The provider declined it.</Trans>}{' '}
        <Trans>Nothing was paid.</Trans>
      </Notice>
    );
  return (
    <Notice tone="info" action={readsOnly ? null : continueToPay(<Trans>Continue to pay</Trans>)}>
      <Trans>
        The payment is not done yet. If you have just paid, this page shows it in a moment.
      </Trans>{' '}
      (<TimeLeft until={request.expiredDate} />)
    </Notice>
  );
}
