import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { ScanButton } from '#src/features/scan/scan.public.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { captureStatus } from '../capture-order.ts';
import type { ShownOrder } from '../click-collect.queries.ts';
import { useUnsentChange } from '../use-waiting-orders.ts';

interface Props {
  order: ShownOrder;
  onClose: () => void;
}

interface HandOver {
  code: string;
  /** By `<line> <piece>`. */
  serials: Record<string, string>;
}

/** More numbers than this are scanned in the register of sales. */
const mostFields = 20;
const texts = { WRONG_LENGTH: msg`The code has six digits.` };

/** The fields of the serial numbers: one for each piece of a line. */
const listPieces = ({ details }: ShownOrder) =>
  details
    .flatMap(({ id, name, qty }) =>
      Array.from({ length: qty }, (_, nth) => ({
        key: `${id} ${nth + 1}`,
        id,
        name,
        nth: nth + 1,
        qty,
      })),
    )
    .slice(0, mostFields);

/** Hands an order over: with the consumer's code, and the serial numbers of what is handed over (N105). */
export default function HandOverDialog({ order, onClose }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const { refused } = useUnsentChange(order.id);
  const pieces = listPieces(order);
  const code = v.pipe(v.string(), v.trim());
  const form = useEntityForm<HandOver>({
    schema: v.object({
      code: order.needsCode ? v.pipe(code, v.regex(/^[0-9]{6}$/, 'WRONG_LENGTH')) : code,
      serials: v.record(v.string(), v.string()),
    }),
    values: { code: '', serials: {} },
    texts,
    mode: {
      kind: 'outbox',
      enqueue: async (values, draft, enteredSince) => {
        const serials = pieces.flatMap(({ key, id }) => {
          const serial = values.serials[key]?.trim();
          return serial ? [{ id, serial }] : [];
        });
        const entered = { status: 'COMPLETE' as const, code: values.code, serials };
        await captureStatus(order, entered, refused?.id ?? null, { draft, enteredSince });
      },
    },
    success: online ? t`The hand-over is sent.` : t`The hand-over is sent when you are online.`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Hand over the order</Trans>}
      action={<Trans>Hand over</Trans>}
      onClose={onClose}
    >
      {order.needsCode ? (
        <TextField
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          label={t`Code of the consumer`}
          hint={t`Six digits from the e-mail that the consumer got.`}
          {...form.field('code')}
        />
      ) : null}
      <ValueField form={form} name="serials">
        {({ value, onChange }) => (
          <>
            {pieces.map(({ key, name, nth, qty }) => (
              <TextField
                key={key}
                label={
                  qty > 1 ? t`Serial number: ${name}, piece ${nth}` : t`Serial number: ${name}`
                }
                autoCapitalize="characters"
                spellCheck={false}
                value={value[key] ?? ''}
                onChange={({ target }) => onChange({ ...value, [key]: target.value })}
                trailing={
                  <ScanButton
                    accept="frame"
                    onScan={(text) => onChange({ ...value, [key]: text })}
                  />
                }
              />
            ))}
          </>
        )}
      </ValueField>
    </FormDialog>
  );
}
