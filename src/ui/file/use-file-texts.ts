import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import {
  maxArchiveEntries,
  maxPixels,
  maxUnpackedBytes,
  maxVideoSeconds,
} from '#shared/file-limits.ts';
import { useNumber } from '#src/i18n/use-number.ts';
import type { FileLimits } from './file-limits.ts';

const kilo = 1000;
const mega = kilo * kilo;

/** Says sizes, limits and what is wrong with a file. */
export function useFileTexts({ typeNames, maxBytes, maxFiles }: FileLimits) {
  const { t } = useLingui();
  const number = useNumber();
  const size = (bytes: number): string => {
    if (bytes < mega) return `${number(Math.max(1, Math.round(bytes / kilo)))} kB`;
    return `${number(Math.round(bytes / kilo / (kilo / 10)) / 10)} MB`;
  };
  const most = size(maxBytes);
  return {
    size,
    /** The limits of the field, shown before a file is chosen. */
    limits:
      maxFiles === 1
        ? t`${typeNames}, up to ${most}`
        : t`${typeNames}, up to ${most} each, ${{ count: number(maxFiles) }} files at most`,
    problem: (code: string | undefined, limit?: number): string => {
      switch (code) {
        case 'FILE_TYPE':
        case 'FILE_KIND':
          return t`This kind of file is not accepted. Choose ${typeNames}.`;
        case 'DEVICE_FULL':
          return t`This device has no room left, so the file would be lost with this page. Free some space and try again.`;
        case 'NOT_KEPT':
          return t`This device could not keep the file, so it would be lost with this page. Try again.`;
        case 'FILE_EMPTY':
          return t`The file is empty.`;
        case 'FILE_TOO_LARGE':
          return t`The file is larger than ${{ size: size(limit ?? maxBytes) }}.`;
        case 'TOO_MANY_FILES':
          return plural(
            { count: limit ?? maxFiles },
            {
              one: 'Only # file can be attached.',
              other: 'Only # files can be attached.',
            },
          );
        case 'QUOTA':
          return t`You have uploaded as much as one day allows. Try again tomorrow.`;
        case 'FILE_DAMAGED':
          return t`The file is damaged and cannot be read. Save it again and choose the new file.`;
        case 'FILE_PIXELS':
          return t`The picture has more than ${{ count: number(maxPixels / mega) }} megapixels. Choose a smaller one.`;
        case 'FILE_HEIC':
          return t`This kind of file is not accepted. Choose ${typeNames}, or set the camera to the most compatible format and take the photo again.`;
        case 'FILE_TOO_LONG':
          return t`The video is longer than ${{ count: number(maxVideoSeconds / 60) }} minutes. Choose a shorter one.`;
        case 'FILE_ACTIVE':
          return t`The file contains macros, scripts or embedded files. Save it without them.`;
        case 'FILE_EMBEDS':
          return t`The PDF contains other files. Only an e-invoice with its supporting documents (PDF, PNG, JPEG, CSV, XLSX) may be embedded.`;
        case 'FILE_TOO_COMPLEX':
          return t`The file could not be checked in time. Save it again as a simpler file, for example by printing it to PDF.`;
        case 'FILE_ENCRYPTED':
          return t`The file is protected by a password. Remove the password and choose the file again.`;
        case 'FILE_UNPACKS':
          return t`The file is too large when it is unpacked. Archives and Office files may hold ${{ size: size(maxUnpackedBytes) }} and ${{ count: number(maxArchiveEntries) }} files at most.`;
        case 'FILE_VIRUS':
          return t`The virus scanner found something in this file. It was not saved.`;
        case 'VIEW_AS_READS_ONLY':
          return t`You are viewing as another user. You can read, but not change or download anything.`;
        default:
          return t`The server does not accept this file.`;
      }
    },
  };
}
