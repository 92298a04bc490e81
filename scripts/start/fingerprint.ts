import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A hash over the names and contents of the files below a folder that match the patterns. */
export function fingerprint(folder: string, patterns: readonly string[]): string {
  const hash = createHash('sha256');
  for (const pattern of patterns)
    for (const file of globSync(pattern, { cwd: folder }).sort()) {
      if (!statSync(join(folder, file)).isFile()) continue;
      hash.update(file).update(readFileSync(join(folder, file)));
    }
  return hash.digest('hex');
}

/** Whether something was made from other files than these, or was not made at all. */
export const isStale = (stamp: string, wanted: string): boolean =>
  !existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted;
