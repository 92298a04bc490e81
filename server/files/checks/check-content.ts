import type { ClamavAddress } from '#server/config.ts';
import { BadContent, type FileRules } from '../file-rules.ts';
import { checkInThread } from './check-pool.ts';
import { scanForViruses } from './clamav.ts';
import { readPicture } from './picture.ts';

/** A received file in the form it is stored in. */
export interface CheckedFile {
  /** Null when it is stored as it was received. */
  content: Uint8Array | null;
  /** Of pictures, 320 pixels. */
  thumbnail: Uint8Array | null;
  type: string;
  /** The extension its shown name gets. */
  extension: string;
}

/**
 * Finds out by its content what a received file is, and refuses what the rules or safety forbid.
 * @param path the received file on this machine
 * @throws BadContent; Unavailable when the virus scanner is away
 */
export async function checkContent(
  path: string,
  { types }: Pick<FileRules, 'types'>,
  clamav: ClamavAddress | null,
): Promise<CheckedFile> {
  const { kind, type, extension } = await checkInThread(path);
  if (!types.includes(kind)) throw new BadContent('FILE_KIND');
  if (clamav) await scanForViruses(clamav, path);
  if (kind === 'image') {
    const { full, thumbnail } = await readPicture(path);
    return { content: full, thumbnail, type, extension };
  }
  return { content: null, thumbnail: null, type, extension };
}
