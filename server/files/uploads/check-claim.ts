import type { Db } from '#server/db/database.ts';
import { Problem } from '#server/lib/problem.ts';
import { isUnavailable } from '#server/lib/unavailable.ts';
import { BadContent } from '../file-rules.ts';
import { type CheckClaim, replaceOutcome, type Upload } from './uploads.store.ts';

// The check of a received file is claimed in the database before it begins, as `CHECKING <try> <end>` in the place of
// its outcome. So it runs in one process only, and a file that ends the server is not checked at every request:
// - the process that checks renews its claim until there is an outcome;
// - a claim that has ended belonged to a process that died. Most do so for another reason, so that the file is
//   checked once more. When that claim ends as well, the file is refused;
// - a check that failed because something was away does not count.

const mostTries = 2;
const claimMs = 60_000;
const renewMs = 10_000;
/** When to ask again for a file that another process checks, milliseconds. */
const retryAfter = 2_000;

function toClaim(tries: number, endsAt: number): CheckClaim {
  return `CHECKING ${tries} ${endsAt}`;
}

/** Returns the parts of a claim; null for an upload that no process checks. */
function parseClaim(outcome: Upload['refusal']): { tries: number; endsAt: number } | null {
  const [, tries, endsAt] = /^CHECKING (\d+) (\d+)$/.exec(outcome ?? '') ?? [];
  return tries ? { tries: Number(tries), endsAt: Number(endsAt) } : null;
}

/**
 * Runs the check of an upload that has no outcome yet, when no other process does. A refusal is stored.
 * @throws what the check throws; BadContent FILE_TOO_COMPLEX without a check after two that ended the server;
 *   Problem 503 while another process checks it
 */
export async function checkClaimed<T>(
  db: Db,
  { id, refusal: before }: Pick<Upload, 'id' | 'refusal'>,
  check: () => Promise<T>,
): Promise<T> {
  const earlier = parseClaim(before);
  if (earlier && earlier.endsAt > Date.now()) throw isBeingChecked();
  const tries = (earlier?.tries ?? 0) + 1;
  if (tries > mostTries) {
    await replaceOutcome(db, id, before, 'FILE_TOO_COMPLEX');
    throw new BadContent('FILE_TOO_COMPLEX');
  }
  let claim = toClaim(tries, Date.now() + claimMs);
  if (!(await replaceOutcome(db, id, before, claim))) throw isBeingChecked();
  let renewal = Promise.resolve();
  const renew = async () => {
    const next = toClaim(tries, Date.now() + claimMs);
    if (await replaceOutcome(db, id, claim, next).catch(() => false)) claim = next;
  };
  const timer = setInterval(() => {
    renewal = renewal.then(renew);
  }, renewMs);
  try {
    return await check();
  } catch (error) {
    clearInterval(timer);
    await renewal;
    const after =
      error instanceof BadContent ? error.code : isUnavailable(error) ? before : toClaim(tries, 0);
    // Without a database the claim ends by itself.
    await replaceOutcome(db, id, claim, after).catch(() => {});
    throw error;
  } finally {
    clearInterval(timer);
    await renewal;
  }
}

function isBeingChecked(): Problem {
  return new Problem(503, 'UNAVAILABLE', 'The file is being checked', { retryAfter });
}
