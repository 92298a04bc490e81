import { fileTypeFromFile } from 'file-type';
import { BadContent, type FileKind } from '../file-rules.ts';

const kinds: Record<string, FileKind> = {
  'image/jpeg': 'image',
  'image/png': 'image',
  'image/apng': 'image',
  'image/webp': 'image',
  'image/gif': 'image',
  'image/avif': 'image',
  'video/mp4': 'video',
  'video/x-m4v': 'video',
  'video/3gpp': 'video',
  'video/3gpp2': 'video',
  'video/quicktime': 'video',
  'video/webm': 'video',
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'word',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'excel',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'powerpoint',
  'application/zip': 'zip',
};

/** The media type a kept file is delivered with; that of a video is found with its content. */
export const typeOfKind: Record<Exclude<FileKind, 'video'>, { type: string; extension: string }> = {
  image: { type: 'image/webp', extension: 'webp' },
  pdf: { type: 'application/pdf', extension: 'pdf' },
  word: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: 'docx',
  },
  excel: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    extension: 'xlsx',
  },
  powerpoint: {
    type: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    extension: 'pptx',
  },
  zip: { type: 'application/zip', extension: 'zip' },
};

/**
 * The kind of a file by its first bytes.
 * @throws BadContent FILE_KIND for one that is never taken, such as SVG, HTML and programs
 */
export async function fileKind(path: string): Promise<FileKind> {
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const kind = found && kinds[found.mime];
  if (!kind) throw new BadContent('FILE_KIND');
  return kind;
}
