import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { ClickCollectUpdateShipmentsDocument } from '#src/graphql/generated/graphql.ts';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import type { ShownOrder } from '../click-collect.queries.ts';

interface Props {
  order: ShownOrder;
  onClose: () => void;
}

/** How many pieces of each line have been shipped, never more than were ordered (N106, N107). */
export function ShipmentsDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const action = useAction(ClickCollectUpdateShipmentsDocument, {
    invalidates: [['click-collect']],
  });
  const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
  const form = useEntityForm<{ shipped: Record<string, number | null> }>({
    schema: v.object({ shipped: v.record(v.string(), v.nullable(whole)) }),
    values: {
      shipped: Object.fromEntries(order.details.map((line) => [line.id, line.qtyShipped])),
    },
    mode: {
      kind: 'online',
      send: ({ shipped }) =>
        action.run({
          orderId: order.id,
          items: order.details.map(({ id }) => ({ id, qtyShipped: shipped[id] ?? 0 })),
        }),
    },
    success: t`The shipments are saved.`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Shipments</Trans>}
      action={<Trans>Save</Trans>}
      onClose={onClose}
    >
      <ValueField form={form} name="shipped">
        {({ value, onChange }) => (
          <>
            {order.details.map(({ id, name, qty }) => (
              <NumberField
                key={id}
                label={t`${name}: of ${qty} shipped`}
                min={0}
                max={qty}
                value={value[id] ?? null}
                onChange={(next) => onChange({ ...value, [id]: next })}
              />
            ))}
          </>
        )}
      </ValueField>
    </FormDialog>
  );
}
