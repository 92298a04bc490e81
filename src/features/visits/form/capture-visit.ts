import { type VisitPhotoPlace, visitPhotoPlaces } from '#shared/visits/visit-photos.rules.ts';
import type { FormVisitInput, VisitKind } from '#src/graphql/generated/graphql.ts';
import { captureChange } from '#src/offline/outbox/capture-change.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import {
  captureReplacing,
  findWaitingId,
  readWaitingEntry,
  type WaitingEntry,
} from '#src/offline/outbox/waiting-entry.ts';
import { withTakenAt } from '#src/offline/upload/camera-data.ts';
import { isShrunk } from '#src/offline/upload/shrink-image.ts';
import type { VisitNote } from '../use-waiting-visits.ts';
import { visitKey } from '../visit-key.ts';
import { toVisitInput, type VisitValues } from './visit-values.ts';

/** A visit that is sent: a new one, or the change of a stored one. */
export interface VisitToSend {
  id: string;
  kind: VisitKind;
  /** Of the visit that is changed; null for a new one. */
  version: number | null;
  /** The places that the stored visit has a photo in. */
  had: readonly VisitPhotoPlace[];
}

const toNote = (
  { id, kind }: Pick<VisitToSend, 'id' | 'kind'>,
  customer: { code: string; name: string } | null,
): VisitNote => ({
  id,
  kind,
  custCode: customer?.code ?? '',
  customerName: customer?.name ?? '',
});

/**
 * A visit as the outbox keeps it. A visit that was not sent yet is replaced by what is entered for it later.
 * @param draft the id of what is entered
 */
export function toVisitEntry(
  visit: VisitToSend,
  values: VisitValues,
  draft: string,
  capturedAt: Date,
): NewEntry {
  const { id, kind, version, had } = visit;
  const { input, blobs } = toVisitInput(values, had);
  const { customer } = values;
  return {
    draft,
    ...(version === null
      ? {
          operation: 'CreateVisit',
          variables: {
            input: {
              id,
              kind,
              custCode: customer?.code ?? '',
              ...input,
              capturedAt: capturedAt.toISOString(),
            },
          },
        }
      : { operation: 'ChangeVisit', variables: { id, version, input } }),
    keys: [visitKey(id)],
    blobs,
    note: toNote(visit, customer),
  };
}

/** Reads when a photo was taken that the device could not keep, as it was not made smaller for that. */
async function withTimes(values: VisitValues): Promise<VisitValues> {
  const dated: Partial<VisitValues> = {};
  for (const place of visitPhotoPlaces) {
    const [photo] = values[place];
    if (photo instanceof File && !isShrunk(photo)) dated[place] = [await withTakenAt(photo)];
  }
  return { ...values, ...dated };
}

/**
 * Keeps a visit on this device; it is sent as soon as there is a network.
 * @param replaces the id of the waiting or refused entry that was opened
 * @throws what the device throws
 */
export async function captureVisit(
  visit: VisitToSend,
  values: VisitValues,
  draft: string,
  replaces: { id: string; capturedAt: Date } | null,
): Promise<void> {
  const at = replaces?.capturedAt ?? new Date();
  const entry = toVisitEntry(visit, await withTimes(values), draft, at);
  await captureReplacing(entry, replaces?.id ?? null);
}

/**
 * Opens a visit of a kind that waits on this device.
 * @param entryId of the outbox; without it the newest change of the stored visit, which a further change would overwrite
 *   with its photos
 * @param editedId the stored visit; null for a new one
 * @returns null when there is none, and for the entry of another visit
 */
export async function readWaitingVisit(
  entryId: string | null,
  kind: VisitKind,
  editedId: string | null,
): Promise<(WaitingEntry & { input: FormVisitInput }) | null> {
  const operation = editedId ? 'ChangeVisit' : 'CreateVisit';
  const waitingId = editedId ? await findWaitingId(visitKey(editedId), operation) : null;
  const opened = entryId ?? waitingId;
  const found = opened ? await readWaitingEntry(opened, [operation]) : null;
  if (found?.entry.note.kind !== kind || (editedId && found.entry.note.id !== editedId))
    return null;
  return { ...found, input: found.variables.input as FormVisitInput };
}

/** Keeps that a visit is deleted or restored. @throws what the device throws */
export async function captureDeletion(
  visit: { id: string; kind: VisitKind; custCode: string; custName: string },
  isDeleted: boolean,
): Promise<void> {
  const { id, custCode: code, custName: name } = visit;
  await captureChange({
    operation: isDeleted ? 'DeleteVisit' : 'RestoreVisit',
    variables: { id },
    keys: [visitKey(id)],
    note: toNote(visit, { code, name }),
  });
}
