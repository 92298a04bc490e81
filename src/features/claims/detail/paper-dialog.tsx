import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { capturePaper } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';

interface PaperValues {
  files: readonly FieldFile[];
  title: string;
}

const schema: v.GenericSchema<PaperValues, PaperValues> = v.object({
  files: v.pipe(
    v.custom<readonly FieldFile[]>(Array.isArray),
    v.check((files) => files.length > 0, 'REQUIRED'),
  ),
  title: v.pipe(v.string(), v.trim(), atMost(limits.notes)),
});
const nothing: PaperValues = { files: [], title: '' };

/** Adds a paper to a claim; it is kept on this device until it is sent. */
export function PaperDialog({ claim, onClose }: { claim: ShownClaim; onClose: () => void }) {
  const { t } = useLingui();
  const form = useEntityForm<PaperValues>({
    schema,
    values: nothing,
    mode: {
      kind: 'outbox',
      enqueue: async ({ files, title }, draft, enteredSince) => {
        const [file] = files;
        if (file instanceof File)
          await capturePaper(claim, { file, title }, { draft, enteredSince });
      },
    },
    getLimit: () => limits.notes,
    success: <Trans>The document is added.</Trans>,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Add a document</Trans>}
      action={<Trans>Add document</Trans>}
      onClose={onClose}
    >
      <ValueField form={form} name="files">
        {(field) => (
          <FileField
            {...field}
            required
            label={t`File`}
            limits={{
              types: ['application/pdf', 'image/*'],
              typeNames: t`PDF or a photo`,
              maxBytes: getPlaceRules('additionalDoc1').maxBytes,
              maxFiles: 1,
            }}
          />
        )}
      </ValueField>
      <TextField
        label={t({ message: 'Title', comment: 'of a document' })}
        hint={t`Left empty, it is the name of the file.`}
        {...form.field('title')}
      />
    </FormDialog>
  );
}
