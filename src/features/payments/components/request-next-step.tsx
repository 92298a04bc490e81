import { Trans } from '@lingui/react/macro';
import { useSession } from '#src/features/session/session.public.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import { Notice } from '#src/ui/state/notice.tsx';
import type { PaymentRequest } from '../payments.queries.ts';
import { TransferSteps } from '../transfer/transfer-steps.tsx';
import { useHeldText, useReasonText } from '../use-reason-text.ts';
import { PayAnotherWay } from './pay-another-way.tsx';

type Props = { request: PaymentRequest };

/** The next event of a payment that needs no attention, or its outcome; nothing where a notice says it. */
export function RequestNext({ request }: Props) {
  const { paymentStatus, held, isVoiding, redirectUrl, reason } = request;
  if (held) return null;
  if (isVoiding) return <Trans>It is being voided. The provider has not confirmed that yet.</Trans>;
  switch (paymentStatus.id) {
    case 'pending':
      return redirectUrl && !reason ? (
        <Trans>
          The payment is not done yet. If you have just paid, this page shows it in a moment.
        </Trans>
      ) : null;
    case 'on processing':
      return <Trans>The payment is on its way. Banks need up to a few days.</Trans>;
    case 'complete':
      return (
        <Trans>Paid. The invoices are settled with the next update from the distributor.</Trans>
      );
    case 'failed':
      return null;
    default:
      return <Trans>It was voided. Its invoices are open again.</Trans>;
  }
}

/** Says why a payment is held, failed or was declined, or shows the values of the transfer to make. */
export function RequestNextStep({ request }: Props) {
  const money = useMoney();
  const reasonText = useReasonText();
  const heldText = useHeldText();
  const { readsOnly } = useSession();
  const { paymentStatus, held, heldAmount, reason, isVoiding, redirectUrl } = request;
  if (held)
    return (
      <Notice tone="warning">
        {heldText(held)}{' '}
        {heldAmount === null ? null : <Trans>{{ amount: money(heldAmount) }} arrived.</Trans>}{' '}
        <Trans>The distributor looks at it.</Trans>
      </Notice>
    );
  if (isVoiding) return null;
  if (paymentStatus.id === 'failed')
    return (
      <Notice tone="error">
        {reasonText(reason ?? '') || <Trans>Nothing was paid.</Trans>}{' '}
        <Trans>Its invoices are open again.</Trans>
      </Notice>
    );
  if (paymentStatus.id !== 'pending') return null;
  if (!redirectUrl) return <TransferSteps request={request} />;
  return reason ? (
    <Notice
      tone="error"
      action={readsOnly ? null : <PayAnotherWay request={request} variant="secondary" />}
    >
      {reasonText(reason) || <Trans>The provider declined it.</Trans>}{' '}
      <Trans>Nothing was paid.</Trans>
    </Notice>
  ) : null;
}
