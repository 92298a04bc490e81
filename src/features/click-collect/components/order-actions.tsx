import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense, useState } from 'react';
import { confirm } from '#src/crud/form/confirm.ts';
import { useSession } from '#src/features/session/session.public.ts';
import { Button } from '#src/ui/button.tsx';
import { lazyWithMessages } from '#src/ui/state/lazy-with-messages.tsx';
import type { ShownOrder } from '../click-collect.queries.ts';
import { useCapture } from '../use-capture.ts';
import type { Marking } from '../use-marking.ts';
import { useUnsentChange } from '../use-waiting-orders.ts';

// Only the hand-over has a form.
const HandOverDialog = lazyWithMessages(() => import('./hand-over-dialog.tsx'));

interface Props {
  order: ShownOrder;
  marking: Marking;
}

/** The next step of an order for the shop: submit, ready, or hand over; none while a change waits to be sent. */
export function OrderActions({ order, marking }: Props) {
  const { readsOnly } = useSession();
  const { isWaiting } = useUnsentChange(order.id);
  if (readsOnly || isWaiting || order.status === 'COMPLETE') return null;
  if (order.status === 'NEED_CONFIRMATION') return <Submit order={order} marking={marking} />;
  return order.status === 'READY_TO_PICKUP' ? (
    <HandOver order={order} />
  ) : (
    <MakeReady order={order} />
  );
}

/** Submits the marks, after a question (U280, B254 to B256, M055). */
function Submit({ order, marking }: Props) {
  const capture = useCapture(order);
  const submit = async () => {
    const marks = marking.marksOf(order);
    if (order.items.some(({ id }) => !marks.has(id))) return marking.refuse();
    const orderId = order.orderNumber;
    const goesOn = await confirm({
      title: <Trans>Submit the order</Trans>,
      text: (
        <Trans>
          Are you sure you want to submit the order: {orderId}? [Warning] This process cannot be
          undone.
        </Trans>
      ),
      action: <Trans>Submit order</Trans>,
    });
    if (!goesOn) return;
    const isReady = [...marks.values()].every((mark) => mark === 'READY_TO_PICKUP');
    const isKept = await capture({ status: isReady ? 'READY_TO_PICKUP' : 'OPEN', marks });
    if (isKept) marking.forget();
  };
  return (
    <Button onClick={() => void submit()}>
      <Trans>Submit order</Trans>
    </Button>
  );
}

/** Says that all lines are in the shop; the consumer gets a mail then. */
function MakeReady({ order }: Pick<Props, 'order'>) {
  const { t } = useLingui();
  const capture = useCapture(order);
  const isReady = order.details.every(({ id, qty, qtyShipped }) => {
    const mark = order.items.find((item) => item.id === id)?.mark;
    return mark === 'READY_TO_PICKUP' || qtyShipped === qty;
  });
  return (
    <Button
      disabledReason={
        isReady ? null : t`Lines that the distributor ships have not been shipped in full.`
      }
      onClick={() => void capture({ status: 'READY_TO_PICKUP' })}
    >
      <Trans comment="click & collect: makes the order so">Ready to Pickup</Trans>
    </Button>
  );
}

function HandOver({ order }: Pick<Props, 'order'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Trans>Hand over</Trans>
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <HandOverDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
