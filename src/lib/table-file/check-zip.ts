import { TableFileProblem } from './table-file-problem.ts';

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
const tooLong = 0xffffffff;
const mostParts = 1_000;
/**
 * The largest unpacked size of a workbook's parts, bytes: the reader loads all but the sheets as a whole.
 */
const mostInPart = 20 * 1024 * 1024;
const mostInSheet = 64 * 1024 * 1024;
const mostInAll = 128 * 1024 * 1024;

const isSheet = (name: string) => /^xl\/worksheets\/[^/]+\.xml$/i.test(name);

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1)
    if (view.getUint32(at, true) === endMark) return at;
  throw new TableFileProblem('BROKEN');
}

/**
 * Looks at what a zip file says of its parts before anything is unpacked: too many, too big, or of no
 * said size is refused. The reader unpacks no part further than the size it says, so that what this
 * lets through cannot grow in memory.
 * @throws TableFileProblem SUSPICIOUS or BROKEN
 */
export function checkZip(bytes: Uint8Array): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength < endLength) throw new TableFileProblem('BROKEN');
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  const start = view.getUint32(end + 16, true);
  if (count > mostParts || start === tooLong) throw new TableFileProblem('SUSPICIOUS');
  let all = 0;
  let at = start;
  for (let part = 0; part < count; part += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark)
      throw new TableFileProblem('BROKEN');
    const packed = view.getUint32(at + 20, true);
    const unpacked = view.getUint32(at + 24, true);
    const nameLength = view.getUint16(at + 28, true);
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength));
    // Sizes only behind the part itself, or none: the reader would have no bound.
    const later = (view.getUint16(at + 8, true) & 8) !== 0;
    const unsaid = packed > 0 ? unpacked === 0 : later && !name.endsWith('/');
    all += unpacked;
    const most = isSheet(name) ? mostInSheet : mostInPart;
    if (unsaid || unpacked > most || all > mostInAll) throw new TableFileProblem('SUSPICIOUS');
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}
