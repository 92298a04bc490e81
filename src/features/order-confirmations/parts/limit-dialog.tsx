import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { parseMoney } from '#shared/money.ts';
import { FormDialog } from '#src/crud/form-dialog.tsx';
import { useAction } from '#src/crud/use-action.ts';
import { useEntityForm } from '#src/crud/use-entity-form.ts';
import { useHostConfig, useMoney } from '#src/features/hosts/hosts.public.ts';
import { UpdateOrderLimitsDocument } from '#src/graphql/generated/graphql.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { decisionTexts } from '../order-confirmations.problems.ts';
import type { WaitingOrder } from '../order-confirmations.queries.ts';

interface Props {
  waiting: WaitingOrder;
  onClose: () => void;
}

const texts = { ...decisionTexts, NOT_AN_AMOUNT: msg`Write an amount, like 1200` };

/** Sets how much one waiting order may be worth; begins with what it is worth (O064, N067). */
export function LimitDialog({ waiting: { order, limit }, onClose }: Props) {
  const { t } = useLingui();
  const money = useMoney();
  const { decimalPrecision: precision } = useHostConfig().currency;
  const update = useAction(UpdateOrderLimitsDocument, { invalidates: [['order-confirmations']] });
  /** Minor units, or null for what is no amount. */
  const amountOf = (text: string) => {
    const minor = parseMoney(text.trim().replace(',', '.'), precision);
    return minor !== null && minor >= 0 ? minor : null;
  };
  const proposed = Math.max(order.total_order, limit ?? 0);
  const form = useEntityForm({
    schema: v.object({
      limit: v.pipe(
        v.string(),
        v.check((text) => amountOf(text) !== null, 'NOT_AN_AMOUNT'),
      ),
    }),
    values: { limit: (proposed / 10 ** precision).toFixed(precision) },
    mode: {
      kind: 'online',
      send: (typed) =>
        update.run({ orderNumber: order.order_no, limit: amountOf(typed.limit) ?? proposed }),
    },
    texts,
    onSaved: onClose,
  });
  const amount = amountOf(form.values.limit);
  return (
    <FormDialog
      form={form}
      title={<Trans>Limit of order {order.order_no}</Trans>}
      action={<Trans>Set the limit</Trans>}
      onClose={onClose}
    >
      <p>
        <Trans>It is worth {money(order.total_order)}.</Trans>
      </p>
      <TextField
        label={t`May be worth up to`}
        inputMode="decimal"
        // Read back, because 1.200 may mean two things.
        hint={amount === null ? null : money(amount)}
        {...form.field('limit')}
      />
    </FormDialog>
  );
}
