import { Plural, Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { useAction } from '#src/crud/action/use-action.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { EraseConsumersDocument } from '#src/graphql/generated/graphql.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { consumersKey, type ShownConsumer } from './consumer-list.query.ts';

const reason = v.pipe(v.string(), v.trim(), required, atMost(limits.text));

/** Asks for the reason before the data of consumers are erased permanently. */
export function EraseDialog({
  records,
  onErased,
  onClose,
}: {
  records: readonly ShownConsumer[];
  onErased: () => void;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const erase = useAction(EraseConsumersDocument, {
    invalidates: [[consumersKey], ['retail-sales'], ['claims']],
    ownFailure: true,
  });
  const form = useEntityForm({
    schema: v.object({ reason }),
    values: { reason: '' },
    mode: {
      kind: 'online',
      send: ({ reason: why }) => erase.run({ records: records.map(({ id }) => id), reason: why }),
    },
    getLimit: () => limits.text,
    success: t`The data is erased.`,
    onSaved: onErased,
  });
  const count = records.length;
  // A claim for a part has no frame, and a draft has no number.
  const named = records.map(({ name, frameNumber, documentNo }) => {
    const number = frameNumber || documentNo;
    return number ? `${name} (${number})` : name;
  });
  return (
    <FormDialog
      danger
      form={form}
      title={<Trans>Erase consumer data</Trans>}
      action={<Plural value={count} one="Erase # record" other="Erase # records" />}
      cancel={<Trans>Keep the data</Trans>}
      onClose={onClose}
    >
      <p className="wrap-anywhere">{named.join(', ')}</p>
      <p>
        <Trans>
          Name, contact and address are erased permanently, and ID cards of claims are deleted. The
          sales, frames and claims stay, without a consumer, and the ERP system is notified.
          Download the data first if the person asks for it.
        </Trans>
      </p>
      <TextField
        required
        label={t`Reason`}
        hint={t`It is kept in the history, so leave the person out of it.`}
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
