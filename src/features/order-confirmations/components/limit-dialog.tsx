import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { amount } from '#shared/validation/rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { MoneyFormField } from '#src/crud/form/money-form-field.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { OrderHistory } from '#src/features/orders/orders.public.ts';
import { UpdateOrderLimitsDocument } from '#src/graphql/generated/graphql.ts';
import { useMoney } from '#src/graphql/host/use-host-config.ts';
import type { WaitingOrder } from '../order-confirmations.queries.ts';
import { decisionTexts } from './decision-texts.ts';

interface Props {
  waiting: WaitingOrder;
  onClose: () => void;
}

const schema = v.object({ limit: amount });

/** Sets how much one waiting order may be worth; begins with what it is worth (O064, N067). */
export function LimitDialog({ waiting: { order, limit }, onClose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const update = useAction(UpdateOrderLimitsDocument, { invalidates: [['order-confirmations']] });
  const proposed = Math.max(order.total_order, limit ?? 0);
  const form = useEntityForm({
    schema,
    values: { limit: proposed as number | null },
    mode: {
      kind: 'online',
      send: (typed) => update.run({ orderNumber: order.order_no, limit: typed.limit ?? proposed }),
    },
    texts: decisionTexts,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Limit of order {{ number: order.order_no }}</Trans>}
      action={<Trans>Set the limit</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>It is worth {{ amount: money(order.total_order) }}.</Trans>
      </p>
      <MoneyFormField form={form} name="limit" label={t`Order limit`} readBack />
      <OrderHistory orderNo={order.order_no} />
    </FormDialog>
  );
}
