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
 * Keeps a report with its new photos on this device; it is sent as soon as there is a network.
 * @throws what the device throws
 */
export async function captureReport(
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
