/** The bytes of a file from one to another, both included. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * Reads the part of a file that a request asks for (RFC 9110, 14.2).
 * @returns null for the whole file, also when several parts or units we do not know are asked for; `outside` for a
 *   part that the file does not have
 */
export function parseRange(
  header: string | undefined,
  bytes: number,
): ByteRange | null | 'outside' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const most = Math.min(Number(last), bytes);
    return most === 0 ? 'outside' : { from: bytes - most, to: bytes - 1 };
  }
  const from = Number(first);
  const to = last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1);
  if (last !== '' && Number(last) < from) return null;
  return from < bytes ? { from, to } : 'outside';
}
