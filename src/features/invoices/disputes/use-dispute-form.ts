import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { type DisputeReason, disputedAmountProblem } from '#shared/invoices/dispute.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import type { ListedInvoice } from '../invoices.queries.ts';
import { captureDispute, type EnteredDispute } from './capture-dispute.ts';

interface DisputeValues extends Omit<EnteredDispute, 'reason' | 'files'> {
  /** A `DisputeReason`; empty as long as none is chosen. */
  reason: string;
  files: readonly FieldFile[];
}

const getOpenAmount = (items: readonly ListedInvoice[], itemId: string): number =>
  items.find(({ id }) => id === itemId)?.accountingAmount ?? 0;

const disputeSchema = (
  items: readonly ListedInvoice[],
): v.GenericSchema<DisputeValues, DisputeValues> =>
  v.pipe(
    v.object({
      itemId: v.string(),
      reason: v.pipe(v.string(), required),
      description: v.pipe(v.string(), required, notEmpty, atMost(limits.longText)),
      amount: v.nullable(v.pipe(v.number('NOT_AN_AMOUNT'), v.minValue(1, 'NOT_AN_AMOUNT'))),
      files: v.custom<readonly FieldFile[]>(Array.isArray),
    }),
    v.forward(
      v.partialCheck(
        [['itemId'], ['amount']],
        ({ itemId, amount }) =>
          disputedAmountProblem(amount, getOpenAmount(items, itemId)) !== 'ABOVE_OPEN_AMOUNT',
        'ABOVE_OPEN_AMOUNT',
      ),
      ['amount'],
    ),
  );

/** The form of a dispute. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useDisputeForm(
  items: readonly [ListedInvoice, ...ListedInvoice[]],
  onSaved: () => void,
): EntityForm<DisputeValues> {
  const { t } = useLingui();
  const online = useOnline();
  const [{ id, invoiceNo }] = items;
  return useEntityForm<DisputeValues>({
    schema: disputeSchema(items),
    values: { itemId: id, reason: '', description: '', amount: null, files: [] },
    mode: {
      kind: 'outbox',
      enqueue: async (values, draft, since) => {
        const reason = values.reason as DisputeReason;
        const files = values.files.filter((file) => file instanceof File);
        await captureDispute(invoiceNo, { ...values, reason, files }, draft, since);
      },
    },
    getLimit: () => limits.longText,
    success: online
      ? t`The dispute is sent to the distributor.`
      : t`The dispute is sent to the distributor when you are online.`,
    onSaved,
  });
}
