import { readFile, writeFile } from 'node:fs/promises';
import { BadContent, type FileKind } from '../file-rules.ts';
import { checkArchive, isArchive, refuseManyEntries } from './archive.ts';
import { fileKind, typeOfKind } from './file-kind.ts';
import { isInvoiceXml } from './invoice-xml.ts';
import { checkPdf } from './pdf.ts';
import { findPlace, withoutPlace } from './picture-place.ts';
import { checkVideo, type VideoType } from './video/check-video.ts';

/** A file that may be taken, and what it is delivered as. */
export interface FoundFile {
  kind: FileKind;
  type: string;
  extension: string;
}

/** The result of a check: the file, or the code of the refusal. */
export type Checked = FoundFile | { refusal: BadContent['code'] };

// Runs in the threads of check-pool.ts.

/** Finds out what a file is, and looks into PDFs, archives and videos; of a video it overwrites the metadata. */
export default async function checkFile(path: string): Promise<Checked> {
  try {
    await refuseManyEntries(path);
    const kind = await fileKind(path);
    if (kind === 'video') return { kind, ...(await checkPlainVideo(path)) };
    if (kind === 'pdf') await checkPdf(path);
    else if (kind !== 'image') await checkArchive(path, kind);
    return { kind, ...typeOfKind[kind] };
  } catch (error) {
    if (error instanceof BadContent) return { refusal: error.code };
    throw error;
  }
}

/** @throws BadContent FILE_KIND also for a video that is an archive as well, which is read from its end */
async function checkPlainVideo(path: string): Promise<VideoType> {
  if (await isArchive(path)) throw new BadContent('FILE_KIND');
  return checkVideo(path);
}

/** Whether a file is the XML of an e-invoice. */
export async function checkInvoiceXml(path: string): Promise<boolean> {
  return isInvoiceXml(await readFile(path));
}

/** Whether a picture says where it was taken. */
export async function hasPlace(path: string): Promise<boolean> {
  return findPlace(await readFile(path));
}

/** Rewrites a picture without the place where it was taken. */
export async function removePlace(path: string): Promise<void> {
  await writeFile(path, withoutPlace(await readFile(path)));
}
