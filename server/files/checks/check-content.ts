import { stat } from 'node:fs/promises';
import type { ClamavAddress } from '#server/config.ts';
import { BadContent, type FileRules, maxBytesOf } from '../file-rules.ts';
import { checkInThread, hasPlaceInThread } from './check-pool.ts';
import { scanForViruses } from './clamav.ts';
import { readOriginal, readPicture } from './picture.ts';

/** A received file in the form it is stored in. */
export interface CheckedFile {
  /** Null when it is stored as it was received. */
  content: Uint8Array | null;
  /** Of pictures, 320 pixels. */
  thumbnail: Uint8Array | null;
  type: string;
  /** The extension its shown name gets. */
  extension: string;
  /** Of a picture that is stored as it was received. */
  original: OriginalFacts | null;
}

/** The facts of an original that are stored with it. */
export interface OriginalFacts {
  /** Upright, in pixels. */
  width: number;
  height: number;
  /** Whether it says where it was taken. */
  hasPlace: boolean;
}

/**
 * Finds out by its content what a received file is, and refuses what the rules or safety forbid.
 * @param path the received file on this machine
 * @throws BadContent; Unavailable when the virus scanner is away
 */
export async function checkContent(
  path: string,
  rules: FileRules,
  clamav: ClamavAddress | null,
): Promise<CheckedFile> {
  const { kind, type, extension } = await checkInThread(path);
  if (!rules.types.includes(kind)) throw new BadContent('FILE_KIND');
  const { size } = await stat(path);
  if (size > maxBytesOf(rules, kind)) throw new BadContent('FILE_TOO_LARGE');
  if (clamav) await scanForViruses(clamav, path);
  const kept = { content: null, thumbnail: null, original: null, type, extension };
  if (kind !== 'image') return kept;
  if (!rules.keepsOriginal) {
    const { full, thumbnail } = await readPicture(path);
    return { content: full, thumbnail, type, extension, original: null };
  }
  const { width, height, ...found } = await readOriginal(path);
  const original = { width, height, hasPlace: await hasPlaceInThread(path) };
  return { content: null, thumbnail: null, ...found, original };
}
