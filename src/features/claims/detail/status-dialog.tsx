import { Trans, useLingui } from '@lingui/react/macro';
import { needsReason } from '#shared/claims/claim-states.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { Checkbox } from '#src/ui/fields/checkbox.tsx';
import { NumberField } from '#src/ui/fields/number-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { captureStatus } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { noStatus, type StatusValues, statusSchema } from '../status-form.rules.ts';
import type { ClaimChanges } from './use-claim-changes.ts';

interface Props {
  claim: ShownClaim;
  /** The statuses to choose from. */
  statuses: ClaimChanges['others'];
  onClose: () => void;
}

/** Returns a function that reads the chosen status, the values that apply to it, and whether it needs a reason. */
function useTarget({ claim, statuses }: Pick<Props, 'claim' | 'statuses'>) {
  const { qty, status } = claim;
  return (values: StatusValues) => {
    const to = statuses.find(({ id }) => id === values.status);
    const isDecided = to?.category === 'approved' || to?.category === 'rejected';
    const isInPieces = to?.category === 'approved' && qty > 1;
    const approvedQty = isInPieces ? values.approvedQty : null;
    const isNotAWarranty = isDecided && values.isNotAWarranty;
    const change = { from: status.category, qty, approvedQty, isNotAWarranty };
    const isReasonNeeded = to !== undefined && needsReason({ ...change, to: to.category });
    return { to, isDecided, isInPieces, approvedQty, isNotAWarranty, isReasonNeeded };
  };
}

function useStatusForm({ claim, statuses, onClose }: Props): EntityForm<StatusValues> {
  const { t } = useLingui();
  const online = useOnline();
  const readTarget = useTarget({ claim, statuses });
  return useEntityForm<StatusValues>({
    schema: statusSchema({
      isReasonNeeded: (values) => readTarget(values).isReasonNeeded,
      mostPieces: claim.qty,
    }),
    values: noStatus,
    mode: {
      kind: 'outbox',
      enqueue: async (values, draft, enteredSince) => {
        const { to, approvedQty, isNotAWarranty } = readTarget(values);
        if (!to) return;
        const { reason } = values;
        const entered = { status: to, from: claim.status.id, reason, approvedQty, isNotAWarranty };
        await captureStatus(claim, entered, { draft, enteredSince });
      },
    },
    getLimit: () => limits.longText,
    success: online ? t`The new status is sent.` : t`The new status is sent when you are online.`,
    onSaved: onClose,
  });
}

/** Gives a claim one of the statuses that the user's roles allow, with the reason where one is needed (U249, B219). */
export function StatusDialog(props: Props) {
  const { t } = useLingui();
  const { claim, statuses, onClose } = props;
  const form = useStatusForm(props);
  const { isDecided, isInPieces, isReasonNeeded } = useTarget(props)(form.values);
  return (
    <FormDialog
      form={form}
      title={<Trans>Change the status</Trans>}
      action={<Trans>Change status</Trans>}
      onClose={onClose}
    >
      <SelectField
        required
        label={t`New status`}
        options={[
          { value: '', label: t`Choose a status` },
          ...statuses.map(({ id, description }) => ({ value: id, label: description })),
        ]}
        {...form.field('status')}
      />
      {isInPieces ? (
        <ValueField form={form} name="approvedQty">
          {(field) => (
            <NumberField
              {...field}
              label={t`Approved quantity`}
              hint={t`Of ${{ qty: claim.qty }}. Left empty, all are approved.`}
              min={1}
              max={claim.qty}
            />
          )}
        </ValueField>
      ) : null}
      {isDecided ? (
        <Checkbox
          label={t`It is not a warranty case`}
          hint={t`The dealer reads it with the reason.`}
          {...toCheckbox(form.field('isNotAWarranty'))}
        />
      ) : null}
      <TextAreaField
        required={isReasonNeeded}
        label={t`Reason`}
        hint={t`The dealer reads it.`}
        rows={3}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}

/** A checkbox has no place for an error, which this field cannot have. */
function toCheckbox({ error: _, ...field }: ReturnType<EntityForm<StatusValues>['field']>) {
  return field;
}
