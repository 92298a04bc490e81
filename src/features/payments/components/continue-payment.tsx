import { Trans, useLingui } from '@lingui/react/macro';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { leaveFor } from '../paying/leave-for.ts';
import type { PaymentRequest } from '../payments.queries.ts';

/** Leads to the page of the provider, where a payment that was begun or declined goes on. */
export function ContinuePayment({ request }: { request: PaymentRequest }) {
  const { t } = useLingui();
  const online = useOnline();
  const { redirectUrl, reason } = request;
  return (
    <Button
      disabledReason={online ? null : t`Paying needs a connection.`}
      onClick={() => leaveFor(redirectUrl ?? '')}
    >
      {reason ? <Trans>Try again</Trans> : <Trans>Continue to pay</Trans>}
    </Button>
  );
}
