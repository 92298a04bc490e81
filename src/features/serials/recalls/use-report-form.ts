import { useLingui } from '@lingui/react/macro';
import * as v from 'valibot';
import { isRecallState, type RecallState } from '#shared/serials/recall-task.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, required } from '#shared/validation/rules.ts';
import type { EntityForm } from '#src/crud/form/entity-form.ts';
import { useEntityForm } from '#src/crud/form/use-entity-form.ts';
import { useToday } from '#src/graphql/host/use-today.ts';
import { useOnline } from '#src/lib/hooks/use-online.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { captureReport } from './capture-report.ts';
import type { RecallTask } from './recalls.queries.ts';

interface ReportValues {
  /** A `RecallState`; empty as long as none is chosen. */
  state: string;
  handledOn: string;
  notes: string;
  photos: readonly FieldFile[];
}

const schema: v.GenericSchema<ReportValues, ReportValues> = v.object({
  state: v.pipe(v.string(), required, v.check(isRecallState, 'REQUIRED')),
  handledOn: v.pipe(v.string(), required),
  notes: v.pipe(v.string(), atMost(limits.longText)),
  photos: v.custom<readonly FieldFile[]>(Array.isArray),
});

/** The form of a report. It goes into the outbox, also with a network, so that nothing entered is lost. */
export function useReportForm(task: RecallTask, onSaved: () => void): EntityForm<ReportValues> {
  const { t } = useLingui();
  const online = useOnline();
  const today = useToday();
  return useEntityForm<ReportValues>({
    schema,
    values: {
      state: task.state === 'open' ? '' : task.state,
      handledOn: task.handledOn ?? today,
      notes: task.notes,
      photos: task.photos,
    },
    mode: {
      kind: 'outbox',
      enqueue: (values, draft, since) =>
        captureReport(task, { ...values, state: values.state as RecallState }, draft, since),
    },
    getLimit: () => limits.longText,
    success: online
      ? t`The report is sent to the distributor.`
      : t`The report is sent to the distributor when you are online.`,
    onSaved,
  });
}
