import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { entryTexts } from '../payments.problems.ts';
import { EntryFacts } from './entry-facts.tsx';
import type { EntryDialogProps } from './match-entry-dialog.tsx';

const schema = v.object({ note: v.pipe(v.string(), v.trim(), required, atMost(limits.text)) });

/** Sets an entry aside that pays no request, with a note for colleagues. */
export function SetAsideDialog({ entry, resolve, onClose }: EntryDialogProps) {
  const { t } = useLingui();
  const form = useEntityForm({
    schema,
    values: { note: '' },
    mode: {
      kind: 'online',
      send: ({ note }) => resolve({ id: entry.id, note }),
    },
    texts: entryTexts,
    getLimit: () => limits.text,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Set the entry aside</Trans>}
      action={<Trans comment="an entry of a bank statement">Set aside</Trans>}
      onClose={onClose}
    >
      <EntryFacts entry={entry} />
      <TextField
        required
        label={t`Note`}
        hint={t`For your colleagues: the reason for the transfer.`}
        {...form.field('note')}
      />
    </FormDialog>
  );
}
