import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { getPlaceRules } from '#shared/claims/claim-files.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost } from '#shared/validation/rules.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { captureStatus } from '../capture-claim-change.ts';
import type { ShownClaim } from '../claims.queries.ts';
import { countFreePlaces } from './find-missing.rules.ts';
import type { ClaimChanges } from './use-claim-changes.ts';

interface Props {
  claim: ShownClaim;
  /** The status that the answer leads to. */
  status: NonNullable<ClaimChanges['answer']>;
  onClose: () => void;
}

interface AnswerValues {
  reason: string;
  photos: readonly FieldFile[];
}

const schema: v.GenericSchema<AnswerValues, AnswerValues> = v.object({
  reason: v.pipe(v.string(), v.trim(), v.nonEmpty('REASON_REQUIRED'), atMost(limits.longText)),
  photos: v.custom<readonly FieldFile[]>(Array.isArray),
});
const answerTexts = { REASON_REQUIRED: msg`Write an answer.` };
const nothing: AnswerValues = { reason: '', photos: [] };

/** Answers the distributor's question, with photos where they help; the claim goes on by it (reading 99). */
export function AnswerDialog({ claim, status, onClose }: Props) {
  const { t } = useLingui();
  const online = useOnline();
  const maxFiles = countFreePlaces(claim);
  const form = useEntityForm<AnswerValues>({
    schema,
    values: nothing,
    mode: {
      kind: 'outbox',
      enqueue: async ({ reason, photos }, draft, enteredSince) => {
        const files = photos.filter((file) => file instanceof File);
        const entered = { status, from: claim.status.id, reason, photos: files };
        await captureStatus(claim, entered, { draft, enteredSince });
      },
    },
    getLimit: () => limits.longText,
    texts: answerTexts,
    success: online ? t`The answer is sent.` : t`The answer is sent when you are online.`,
    onSaved: onClose,
  });
  return (
    <FormDialog
      form={form}
      title={<Trans>Answer the question</Trans>}
      action={<Trans>Send answer</Trans>}
      onClose={onClose}
    >
      {claim.reason ? <p className="whitespace-pre-line wrap-anywhere">{claim.reason}</p> : null}
      <TextAreaField required label={t`Your answer`} rows={4} {...form.field('reason')} />
      {maxFiles > 0 ? (
        <ValueField form={form} name="photos">
          {(field) => (
            <FileField
              {...field}
              label={t`Photos`}
              limits={{
                types: ['image/*'],
                typeNames: t`Photos`,
                maxBytes: getPlaceRules('photo3').maxBytes,
                maxFiles,
              }}
            />
          )}
        </ValueField>
      ) : null}
    </FormDialog>
  );
}
