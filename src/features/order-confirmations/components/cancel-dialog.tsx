import { Plural, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { Decide } from '../use-decision.ts';
import { decisionTexts } from './decision-texts.ts';

interface Props {
  orders: string[];
  decide: Decide;
  onClose: () => void;
}

const reason = v.pipe(v.string(), v.trim(), required, atMost(limits.notes));

/** Asks for the reason the buyer will read before waiting orders are cancelled. */
export function CancelDialog({ orders, decide, onClose }: Props) {
  const { t } = useLingui();
  const count = orders.length;
  const form = useEntityForm({
    schema: v.object({ reason }),
    values: { reason: '' },
    mode: {
      kind: 'online',
      send: ({ reason }) => decide({ kind: 'cancel', orders, reason }),
    },
    texts: { REQUIRED: decisionTexts.REQUIRED },
    getLimit: () => limits.notes,
    onSaved: onClose,
  });
  const action = <Plural value={count} one="Cancel the order" other="Cancel # orders" />;
  return (
    <FormDialog
      danger
      form={form}
      title={action}
      action={action}
      cancel={<Plural value={count} one="Keep the order" other="Keep the orders" />}
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
