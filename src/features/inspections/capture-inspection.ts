import { captureChange, toBlobs } from '#src/offline/outbox/capture-change.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import type { FieldFile } from '#src/ui/file/use-uploads.ts';
import { inspectionKey } from './inspection-key.ts';
import { type InspectionValues, listPoints } from './inspection-values.ts';

/** A new file has no id yet: the outbox puts it in its place. */
const idOf = (file: FieldFile): string | null => (file instanceof File ? null : file.id);

/** An inspection as the server takes it, and its new files by their place in the variables. */
function toInput(values: InspectionValues) {
  const { customer, list, marks: _, photos: __, signature, modelYear, ...fields } = values;
  const points = listPoints(values);
  const [signed] = signature;
  return {
    input: {
      ...fields,
      ...(modelYear !== '' && { modelYear: Number(modelYear) }),
      ...(customer && { custCode: customer.code }),
      list: list?.list ?? '',
      listVersion: list?.version ?? 0,
      checklist: points.map(({ checklistId, checked, value, photos }) => ({
        checklistId,
        checked,
        value,
        photos: photos.map(idOf),
      })),
      signature: signed ? idOf(signed) : null,
    },
    blobs: {
      ...Object.assign(
        {},
        ...points.map(({ photos }, at) => toBlobs(`input.checklist.${at}.photos`, photos)),
      ),
      ...(signed instanceof File && { 'input.signature': signed }),
    } as Record<string, File>,
  };
}

/**
 * A new inspection with its photos and its signature, as the outbox keeps it.
 * @param id of the draft; becomes that of the inspection
 */
export function toNewInspection(values: InspectionValues, id: string): NewEntry {
  const { input, blobs } = toInput(values);
  return {
    draft: id,
    operation: 'CreateInspection',
    variables: { input: { id, ...input } },
    keys: [inspectionKey(id)],
    blobs,
    note: {
      id,
      frame: values.frameNumber,
      ...(values.customer && { customerName: values.customer.name }),
    },
  };
}

/**
 * Keeps a new inspection, or the change of a stored one, on this device; it is sent as soon as there is a network.
 * @throws what the device throws
 */
export async function captureInspection(
  values: InspectionValues,
  draft: string,
  enteredSince: number,
  edited: { id: string; version: number } | null,
): Promise<void> {
  await captureChange(
    edited ? toChange(edited, values, draft, enteredSince) : toNewInspection(values, draft),
  );
}

function toChange(
  { id, version }: { id: string; version: number },
  values: InspectionValues,
  draft: string,
  enteredSince: number,
): NewEntry {
  const { input, blobs } = toInput(values);
  return {
    draft,
    enteredSince,
    operation: 'ChangeInspection',
    variables: { id, version, input },
    keys: [inspectionKey(id)],
    blobs,
    note: { id, frame: values.frameNumber },
  };
}

/** Keeps that an inspection is deleted or restored. @throws what the device throws */
export async function captureDeletion(
  { id, frameNumber }: { id: string; frameNumber: string },
  isDeleted: boolean,
): Promise<void> {
  await captureChange({
    operation: isDeleted ? 'DeleteInspection' : 'RestoreInspection',
    variables: { id },
    keys: [inspectionKey(id)],
    note: { id, frame: frameNumber },
  });
}
