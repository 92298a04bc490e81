/** Why the server does not take a file, by what it finds in it. */
export const fileRefusals = [
  'FILE_EMPTY',
  'FILE_TOO_LARGE',
  'FILE_KIND',
  'FILE_DAMAGED',
  'FILE_PIXELS',
  'FILE_TOO_LONG',
  'FILE_ACTIVE',
  'FILE_EMBEDS',
  'FILE_ENCRYPTED',
  'FILE_UNPACKS',
  'FILE_TOO_COMPLEX',
  'FILE_VIRUS',
] as const;
export type FileRefusal = (typeof fileRefusals)[number];

/** Of one picture: width times height. */
export const maxPixels = 40_000_000;
/** Bytes and seconds of one video. */
export const maxVideoBytes = 100_000_000;
export const maxVideoSeconds = 180;
/** Files in one archive or Office document. */
export const maxArchiveEntries = 2_000;
/** Bytes of an archive, an Office document or a PDF when it is unpacked. */
export const maxUnpackedBytes = 200_000_000;
