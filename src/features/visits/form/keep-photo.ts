import type { VisitPhotoPlace } from '#shared/visits/visit-photos.rules.ts';
import type { FileDraft } from '#src/offline/file-draft.ts';
import { withTakenAt } from '#src/offline/upload/camera-data.ts';
import { isPhoto } from '#src/offline/upload/photo-content.ts';
import { UploadRefused } from '#src/ui/file/upload.ts';

/**
 * Keeps a photo of a visit on the device, smaller, with the time when it was taken.
 * @throws UploadRefused for a file that is no photo or stays too large; NotKept
 */
export async function keepPhoto(
  draft: FileDraft,
  place: VisitPhotoPlace,
  photo: File,
  maxBytes: number,
): Promise<File> {
  if (!(await isPhoto(photo))) throw new UploadRefused('FILE_TYPE');
  return await draft.keepFile(await withTakenAt(photo), place, maxBytes);
}
