import { maxVideoSeconds } from '#shared/file-limits.ts';
import { BadContent } from '../../file-rules.ts';
import { ByteFile } from './byte-file.ts';
import { ids } from './elements.ts';
import { checkIsoMedia } from './iso-media.ts';
import { checkWebm } from './webm.ts';

/** The type and the extension that a video is delivered with. */
export interface VideoType {
  type: string;
  extension: string;
}

/**
 * Reads the structure of a video, without its pictures, and overwrites in the file what tells the place, the device
 * and the program, without moving a byte. A file that is refused may have been overwritten in part.
 * @throws BadContent
 */
export function checkVideo(path: string): VideoType {
  const file = new ByteFile(path);
  try {
    const isWebm = file.read(0, 4).readUInt32BE(0) === ids.head;
    const { seconds, isQuickTime } = isWebm
      ? { seconds: checkWebm(file), isQuickTime: false }
      : checkIsoMedia(file);
    if (!(seconds > 0)) throw new BadContent('FILE_DAMAGED');
    // A camera that shows 3:00 may have recorded a little longer.
    if (seconds >= maxVideoSeconds + 1) throw new BadContent('FILE_TOO_LONG');
    if (isWebm) return { type: 'video/webm', extension: 'webm' };
    if (isQuickTime) return { type: 'video/quicktime', extension: 'mov' };
    return { type: 'video/mp4', extension: 'mp4' };
  } finally {
    file.close();
  }
}
