import { parseSerial } from '#shared/serials/parse-serial.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** The key that the changes of one inspection share in the outbox, so that they are sent in order. */
export const inspectionKey = (id: string): string => `inspection/${id}`;

/** The new inspections of a bike that will be sent from this device. @param entries those that are pending */
export function findWaitingInspections(
  entries: readonly OutboxEntry[],
  frameNumber: string,
): OutboxEntry[] {
  const { normal } = parseSerial(frameNumber);
  return entries.filter(
    ({ operation, state, note }) =>
      operation === 'CreateInspection' &&
      state !== 'parked' &&
      parseSerial(String(note.frame ?? '')).normal === normal,
  );
}
