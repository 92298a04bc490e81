import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { clickCollectStatusNames, toPlace } from '#shared/click-collect/statuses.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { ProblemNotice } from '#src/crud/form/problem-notice.tsx';
import { ActionOutcome } from '#src/crud/record/detail-page.tsx';
import { useSession } from '#src/features/session/session.public.ts';
import { SendPickupCodeDocument } from '#src/graphql/generated/graphql.ts';
import { MoreMenu, type RowAction } from '#src/ui/overlay/row-menu.tsx';
import { toast } from '#src/ui/overlay/toasts.tsx';
import type { ShownOrder } from '../click-collect.queries.ts';
import { useCapture } from '../use-capture.ts';
import { useOrderTexts } from '../use-order-texts.ts';
import { ShipmentsDialog } from './shipments-dialog.tsx';

const mailTexts = {
  WRONG_STATE: msg`The order is not ready, or was handed over already.`,
  NO_EMAIL: msg`The consumer has no e-mail address.`,
  TOO_MANY_MAILS: msg`The code was sent ten times already.`,
};

/** Further actions of an order: the code again; for the distributor its statuses and shipments (B260, B261). */
export function OrderMenu({ order }: { order: ShownOrder }) {
  const { t } = useLingui();
  const { readsOnly, user } = useSession();
  const { statuses } = useOrderTexts();
  const capture = useCapture(order);
  const code = useAction(SendPickupCodeDocument);
  const [isShipping, setShipping] = useState(false);
  const sendCode = async () => {
    const { kind } = await code.run({ orderId: order.id });
    if (kind === 'done') toast({ tone: 'success', text: t`The code is sent to the consumer.` });
  };
  const place = toPlace(order.status);
  const isOpen = place > toPlace('NEED_CONFIRMATION') && place < toPlace('READY_TO_PICKUP');
  const ofDistributor = isOpen && user.scopes.includes('page.orderlist');
  const later = clickCollectStatusNames.filter(
    (name) =>
      toPlace(name) > Math.max(place, toPlace('OPEN')) &&
      toPlace(name) < toPlace('READY_TO_PICKUP'),
  );
  const actions: RowAction[] = [
    ...(order.status === 'READY_TO_PICKUP' && order.needsCode
      ? [{ label: t`Send the code again`, onSelect: () => void sendCode() }]
      : []),
    ...(ofDistributor
      ? [
          { label: t`Shipments`, onSelect: () => setShipping(true) },
          ...later.map((status) => ({
            label: statuses[status],
            onSelect: () => void capture({ status }),
          })),
        ]
      : []),
  ];
  if (readsOnly || actions.length === 0) return null;
  return (
    <>
      <MoreMenu actions={actions} />
      {code.problem ? (
        <ActionOutcome>
          <ProblemNotice problem={code.problem} texts={mailTexts} />
        </ActionOutcome>
      ) : null}
      {isShipping ? <ShipmentsDialog order={order} onClose={() => setShipping(false)} /> : null}
    </>
  );
}
