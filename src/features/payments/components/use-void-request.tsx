import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { VoidPaymentRequestDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { PaymentRequest } from '../payments.queries.ts';

/** Voids a request after a question; its invoices are Open again (B213, O080). */
export function useVoidRequest(request: PaymentRequest) {
  const { t } = useLingui();
  const online = useOnline();
  const { has, readsOnly } = useSession();
  const { run, problem } = useAction(VoidPaymentRequestDocument, {
    invalidates: [['payments'], ['invoices']],
  });
  const mayVoid =
    has('page.payment-request') &&
    !readsOnly &&
    !request.isVoiding &&
    !request.held &&
    request.paymentStatus.id === 'pending';
  const { payerCode, merchant, externalId } = request;
  const ask = () =>
    confirm({
      title: <Trans>Void payment {externalId}</Trans>,
      text: <Trans>Its invoices are open again and can be paid another way.</Trans>,
      action: <Trans>Void payment</Trans>,
      cancel: <Trans>Keep payment</Trans>,
      danger: true,
      work: () => run({ payerCode, merchant, externalId }),
    });
  const action = {
    label: t`Void payment`,
    danger: true,
    disabledReason: online ? null : t`You are offline. Voiding needs a connection.`,
    onSelect: () => void ask(),
  };
  return { actions: mayVoid ? [action] : [], problem };
}
