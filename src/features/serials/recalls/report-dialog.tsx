import { Plural, Trans, useLingui } from '@lingui/react/macro';
import {
  isNextRecallState,
  recallPhotos,
  recallStates,
} from '#shared/serials/recall-task.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { FormDialog } from '#src/crud/form/form-dialog.tsx';
import { ValueField } from '#src/crud/form/value-field.tsx';
import { useToday } from '#src/graphql/host/use-today.ts';
import { DayField } from '#src/ui/fields/day-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { FileField } from '#src/ui/file/file-field.tsx';
import type { RecallTask } from './recalls.queries.ts';
import { useRecallTexts } from './use-recall-texts.ts';
import { useReportForm } from './use-report-form.ts';

export interface ReportDialogProps {
  /** One, or several that get the same report. */
  tasks: readonly [RecallTask, ...RecallTask[]];
  onClose: () => void;
}

/**
 * Asks what was done about a frame of a recall, with photos that prove it, or about several without. The report is kept
 * on this device, and sent as soon as there is a network.
 */
export function ReportDialog({ tasks, onClose }: ReportDialogProps) {
  const { t } = useLingui();
  const today = useToday();
  const texts = useRecallTexts();
  const form = useReportForm(tasks, onClose);
  const [{ frameNumber, measure }, ...others] = tasks;
  const states = recallStates.filter(
    (state) => state !== 'open' && tasks.every((task) => isNextRecallState(task.state, state)),
  );
  return (
    <FormDialog
      form={form}
      title={
        others.length === 0 ? (
          <Trans>Frame {frameNumber}</Trans>
        ) : (
          <Plural value={{ count: tasks.length }} one="# frame" other="# frames" />
        )
      }
      action={<Trans comment="what was done about a recalled bike">Report</Trans>}
      onClose={onClose}
    >
      {others.every((task) => task.measure === measure) ? (
        <p className="whitespace-pre-line">{measure}</p>
      ) : null}
      {others.length > 0 ? (
        <p className="tabular text-sm text-ink-muted">
          {tasks.map((task) => task.frameNumber).join(', ')}
        </p>
      ) : null}
      <SelectField
        required
        label={t`Result`}
        options={[
          { value: '', label: t`Choose a result` },
          ...states.map((value) => ({ value, label: texts[value] })),
        ]}
        {...form.field('state')}
      />
      <ValueField form={form} name="handledOn">
        {(field) => <DayField {...field} required label={t`Done on`} max={today} />}
      </ValueField>
      <TextAreaField
        label={t`Notes`}
        maxLength={limits.longText}
        rows={3}
        {...form.field('notes')}
      />
      {others.length > 0 ? null : (
        <ValueField form={form} name="photos">
          {(field) => (
            <FileField
              {...field}
              label={t`Photos`}
              hint={t`They prove what was done, for example the new part and its number.`}
              limits={{
                types: ['image/jpeg', 'image/png', 'image/webp'],
                typeNames: t`JPEG, PNG or WebP`,
                maxBytes: recallPhotos.maxBytes,
                maxFiles: recallPhotos.most,
              }}
            />
          )}
        </ValueField>
      )}
    </FormDialog>
  );
}
