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
import { captureReports } from './capture-report.ts';
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

/**
 * The form of a report, of one frame or of several at once. It goes into the outbox, also with a network, so that
 * nothing entered is lost.
 */
export function useReportForm(
  tasks: readonly RecallTask[],
  onSaved: () => void,
): EntityForm<ReportValues> {
  const { t } = useLingui();
  const online = useOnline();
  const today = useToday();
  const only = tasks.length === 1 ? tasks[0] : undefined;
  const toSuccess = () => {
    if (only)
      return online
        ? t`The report is sent to the distributor.`
        : t`The report is sent to the distributor when you are online.`;
    return online
      ? t`The reports are sent to the distributor.`
      : t`The reports are sent to the distributor when you are online.`;
  };
  return useEntityForm<ReportValues>({
    schema,
    values: {
      state: only && only.state !== 'open' ? only.state : '',
      handledOn: only?.handledOn ?? today,
      notes: only?.notes ?? '',
      photos: only?.photos ?? [],
    },
    mode: {
      kind: 'outbox',
      enqueue: (values, draft, since) =>
        captureReports(tasks, { ...values, state: values.state as RecallState }, draft, since),
    },
    getLimit: () => limits.longText,
    success: toSuccess(),
    onSaved,
  });
}
