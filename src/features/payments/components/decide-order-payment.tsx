import { Trans, useLingui } from '@lingui/react/macro';
import { useAction } from '#src/crud/action/use-action.ts';
import { confirm } from '#src/crud/form/confirm.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { ApprovePaymentDocument, VoidPaymentDocument } from '#src/graphql/generated/graphql.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Button } from '#src/ui/button.tsx';
import { decidedTexts } from '../payments.problems.ts';

const after = { invalidates: [['payments'], ['orders']] };

/** Staff approve or void the payment of an order (O085, O086, N076). */
export function DecideOrderPayment({ orderNo }: { orderNo: string }) {
  const { t } = useLingui();
  const online = useOnline();
  const { has, readsOnly } = useSession();
  const approving = useAction(ApprovePaymentDocument, after);
  const voiding = useAction(VoidPaymentDocument, after);
  if (!has('page.orderlist') || readsOnly) return null;
  const reason = online ? null : t`You are offline. This needs a connection.`;
  const approve = () =>
    confirm({
      title: <Trans>Approve the payment of order {orderNo}</Trans>,
      text: <Trans>The order counts as paid.</Trans>,
      action: <Trans>Approve payment</Trans>,
      work: () => approving.run({ orderNumber: orderNo }),
    });
  const voidPayment = () =>
    confirm({
      title: <Trans>Void the payment of order {orderNo}</Trans>,
      text: <Trans>The order stays, and counts as not paid.</Trans>,
      action: <Trans>Void payment</Trans>,
      cancel: <Trans>Keep payment</Trans>,
      danger: true,
      work: () => voiding.run({ orderNumber: orderNo }),
    });
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-start gap-2">
        <Button busy={approving.busy} disabledReason={reason} onClick={() => void approve()}>
          <Trans>Approve payment</Trans>
        </Button>
        <Button
          variant="secondary"
          busy={voiding.busy}
          disabledReason={reason}
          onClick={() => void voidPayment()}
        >
          <Trans>Void payment</Trans>
        </Button>
      </div>
      <ProblemNotice problem={approving.problem ?? voiding.problem} texts={decidedTexts} />
    </div>
  );
}
