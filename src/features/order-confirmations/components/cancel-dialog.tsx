import { Plural, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form-dialog.tsx';
import { useEntityForm } from '#src/crud/use-entity-form.ts';
import { TextField } from '#src/ui/text-field.tsx';
import { decisionTexts } from '../order-confirmations.problems.ts';
import type { Decide } from '../use-decision.ts';

interface Props {
  orders: readonly string[];
  decide: Decide;
  onClose: () => void;
}

const schema = v.object({
  reason: v.pipe(v.string(), v.trim(), required, atMost(limits.notes)),
});

const texts = { REQUIRED: decisionTexts.REQUIRED };

/** Asks for the reason the buyer will read before waiting orders are cancelled. */
export default function CancelDialog({ orders, decide, onClose }: Props) {
  const { t } = useLingui();
  const form = useEntityForm({
    schema,
    values: { reason: '' },
    mode: {
      kind: 'online',
      send: ({ reason }) => decide({ kind: 'cancel', orders: [...orders], reason }),
    },
    texts,
    getLimit: () => limits.notes,
    onSaved: onClose,
  });
  return (
    <FormDialog
      danger
      form={form}
      title={
        <Plural value={{ count: orders.length }} one="Cancel the order" other="Cancel # orders" />
      }
      cancel={
        <Plural value={{ count: orders.length }} one="Keep the order" other="Keep the orders" />
      }
      action={
        <Plural value={{ count: orders.length }} one="Cancel the order" other="Cancel # orders" />
      }
      onClose={onClose}
    >
      <p className="tabular break-words">{orders.join(', ')}</p>
      <TextField
        required
        label={t`Reason`}
        hint={t`The buyer reads it.`}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
