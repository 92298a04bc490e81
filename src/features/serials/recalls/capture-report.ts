import type { RecallState } from '#shared/serials/recall-task.rules.ts';
import { captureChange, toBlobs } from '#src/offline/outbox/capture-change.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import type { RecallTask } from './recalls.queries.ts';

/** A report about a frame, as the user entered it. */
export interface EnteredReport {
  state: RecallState;
  notes: string;
  /** YYYY-MM-DD. */
  handledOn: string;
  photos: readonly FieldFile[];
}

/** The key that the reports of one task share in the outbox. */
const taskKey = (id: string): string => `recall-task/${id}`;

/**
 * Keeps a report about each of the frames on this device, with its new photos; they are sent as soon as there is a network.
 * Of several frames each keeps the photos it has, and its notes where none are entered.
 * @throws what the device throws
 */
export async function captureReports(
  tasks: readonly RecallTask[],
  entered: EnteredReport,
  draft: string,
  enteredSince: number,
): Promise<void> {
  if (tasks.length === 1 && tasks[0])
    return await captureReport(tasks[0], entered, draft, enteredSince);
  for (const [at, task] of tasks.entries()) {
    const { notes, photos } = task;
    const own = { ...entered, notes: entered.notes || notes, photos };
    await captureReport(task, own, `${draft}-${at}`, enteredSince);
  }
}

async function captureReport(
  { id, version, frameNumber, recallId }: RecallTask,
  { photos, ...done }: EnteredReport,
  draft: string,
  enteredSince: number,
): Promise<void> {
  const ids = photos.map((photo) => (photo instanceof File ? null : photo.id));
  await captureChange({
    draft,
    enteredSince,
    operation: 'UpdateRecallTask',
    variables: { id, version, ...done, photos: ids },
    keys: [taskKey(id)],
    blobs: toBlobs('photos', photos),
    note: { frameNumber, recallId, state: done.state },
  });
}
