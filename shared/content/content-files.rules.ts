/** The pictures that content takes (N117). */
export const contentPictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The documents that content takes (N117): PDF, Excel, PowerPoint and ZIP. */
export const contentDocumentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/zip',
] as const;

/** The limits of the files of content (N117). */
export const contentFileLimits = {
  pictureBytes: 10_000_000,
  documentBytes: 100_000_000,
  /** Of one item. */
  files: 100,
  /** Characters of a title or an alternative text. */
  text: 255,
} as const;
