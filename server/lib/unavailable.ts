import { isDatabaseAway } from '#server/db/database-away.ts';

/** Something the server needs, such as the file store, does not answer or takes nothing more. */
export class Unavailable extends Error {
  readonly code = 'UNAVAILABLE';
}

/** No room or no quota left, read-only, broken, too many open files: of the system and of PostgreSQL. */
const codes = /^(ENOSPC|EDQUOT|EROFS|EIO|EFBIG|EMFILE|ENFILE|53\w{3}|58030)$/;
/** PostgreSQL has no code of its own for each of them. */
const words =
  /^could not .+: (No space left on device|(Disk )?[Qq]uota exceeded|File too large|Read-only file system|I\/O error|Input\/output error)/;

/**
 * Whether a call failed because the database, the disk or the file store is away or full. Nothing is
 * wrong with the call: the same may be asked again in a while.
 */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if (error instanceof Unavailable || isDatabaseAway(error)) return true;
  const { code, message, cause } = error as Partial<Record<string, unknown>>;
  if (typeof code === 'string' && codes.test(code)) return true;
  return words.test(String(message)) || isUnavailable(cause);
}
