import { foldSerial } from './parse-serial.ts';

/**
 * A part of a recall: the frames that match everything that is given. All numbers are in normal form. A range has
 * numbers of one length; a number alone has the same start and end.
 */
export interface RecallFrameRange {
  article: string | null;
  serialFrom: string | null;
  serialTo: string | null;
  /** The characters that the frame numbers of a production begin with. */
  productionCode: string | null;
}

/** Whether a frame is one of a recall's part. */
export function isRecalled(
  { normal, article }: { normal: string; article: string | null },
  range: RecallFrameRange,
): boolean {
  const { serialFrom, serialTo, productionCode } = range;
  if (range.article !== null && range.article !== article) return false;
  if (productionCode !== null && !normal.startsWith(productionCode)) return false;
  if (serialFrom === null || serialTo === null) return true;
  return normal.length === serialFrom.length && normal >= serialFrom && normal <= serialTo;
}

/**
 * Returns how all frame numbers of a recall's part begin, folded; '' when nothing is known of their beginning. A
 * database finds the parts that may concern a frame by the beginnings of its number.
 */
export function getRecallPrefix({
  serialFrom,
  serialTo,
  productionCode,
}: Omit<RecallFrameRange, 'article'>): string {
  const common = commonPrefix(serialFrom ?? '', serialTo ?? '');
  const code = productionCode ?? '';
  return foldSerial(common.length >= code.length ? common : code);
}

function commonPrefix(from: string, to: string): string {
  let length = 0;
  while (length < from.length && from[length] === to[length]) length += 1;
  return from.slice(0, length);
}
