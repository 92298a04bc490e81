import { contentFileLimits } from '#shared/content/content-file-limits.ts';
import { shrinkImage } from '#src/offline/upload/shrink-image.ts';
import { fileUploader } from '#src/offline/upload/upload-file.ts';
import { type FileLimits, fileProblem, isHeic } from '#src/ui/file/file-limits.ts';
import type { UploadFile } from '#src/ui/file/upload.ts';

const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'];
const officeTypes = ['spreadsheetml.sheet', 'presentationml.presentation'].map(
  (kind) => `application/vnd.openxmlformats-officedocument.${kind}`,
);
/** The second is that of Windows. */
const zipTypes = ['application/zip', 'application/x-zip-compressed'];

/** The files that a field of content takes, and how they are sent. */
export interface ContentUpload {
  /** Its name in the file rules of the server. */
  purpose: string;
  limits: FileLimits;
  /** A picture is made smaller before it is sent (B122); otherwise the original is kept. */
  shrinks: boolean;
}

const pictureLimits: FileLimits = {
  types: pictureTypes,
  typeNames: 'JPEG, PNG, WebP',
  maxBytes: contentFileLimits.pictureBytes,
  maxFiles: 1,
};

/** One picture whose original is kept. */
export const originalPicture: ContentUpload = {
  purpose: 'content/picture',
  limits: pictureLimits,
  shrinks: false,
};

/** One picture that is made smaller. @param purpose such as `banners/picture` */
export const smallerPicture = (purpose: string): ContentUpload => ({
  purpose,
  limits: pictureLimits,
  shrinks: true,
});

/** The files of an item (N117). */
export const contentFiles: ContentUpload = {
  purpose: 'content/file',
  limits: {
    types: [...pictureTypes, 'application/pdf', ...officeTypes, ...zipTypes],
    typeNames: 'JPEG, PNG, WebP (10 MB), PDF, XLSX, PPTX, ZIP',
    maxBytes: contentFileLimits.documentBytes,
    maxFiles: contentFileLimits.files,
  },
  shrinks: false,
};

/** The rules for the upload of one file: a picture may be smaller only than another one. */
export function toUploadRules({ purpose, limits, shrinks }: ContentUpload, file: File) {
  const isPicture = file.type.startsWith('image/');
  return {
    purpose,
    types: limits.types,
    maxBytes: isPicture
      ? Math.min(limits.maxBytes, contentFileLimits.pictureBytes)
      : limits.maxBytes,
    shrinks,
  };
}

/** Returns why a file whose original is kept cannot be sent, and the limit it is about; null when it can. */
export function findUploadProblem(
  rules: ContentUpload,
  file: File,
): { problem: string; limit?: number } | null {
  const problem = isHeic(file) ? 'FILE_TYPE' : fileProblem(file, rules.limits);
  if (problem) return { problem };
  const { maxBytes } = toUploadRules(rules, file);
  return file.size > maxBytes ? { problem: 'FILE_TOO_LARGE', limit: maxBytes } : null;
}

/** Makes the function that sends the files of a field. */
export const contentUploader =
  (rules: ContentUpload): UploadFile =>
  (file, options) => {
    const { shrinks, ...sent } = toUploadRules(rules, file);
    return fileUploader({ ...sent, ...(shrinks && { shrink: shrinkImage }) })(file, options);
  };
