import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { FormDialog } from '#src/crud/form-dialog.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useEntityForm } from '#src/crud/use-entity-form.ts';
import { ValueField } from '#src/crud/value-field.tsx';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { UpdateOrderLimitsDocument } from '#src/graphql/generated/graphql.ts';
import { MoneyField } from '#src/ui/money-field.tsx';
import { decisionTexts } from '../order-confirmations.problems.ts';
import type { WaitingOrder } from '../order-confirmations.queries.ts';

interface Props {
  waiting: WaitingOrder;
  onClose: () => void;
}

const texts = { ...decisionTexts, NOT_AN_AMOUNT: msg`Write an amount, like 1200` };

const schema = v.object({
  limit: v.pipe(
    v.nullable(v.number('NOT_AN_AMOUNT')),
    v.check((limit) => limit !== null, 'NOT_AN_AMOUNT'),
  ),
});

/** Sets how much one waiting order may be worth; begins with what it is worth (O064, N067). */
export default function LimitDialog({ waiting: { order, limit }, onClose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { currency } = useHostConfig();
  const update = useAction(UpdateOrderLimitsDocument, { invalidates: [['order-confirmations']] });
  const proposed = Math.max(order.total_order, limit ?? 0);
  const form = useEntityForm({
    schema,
    values: { limit: proposed as number | null },
    mode: {
      kind: 'online',
      send: (typed) => update.run({ orderNumber: order.order_no, limit: typed.limit ?? proposed }),
    },
    texts,
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
      <ValueField form={form} name="limit">
        {(field) => <MoneyField {...field} label={t`Order limit`} currency={currency} readBack />}
      </ValueField>
    </FormDialog>
  );
}
