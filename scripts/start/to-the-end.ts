import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a long step when it is needed, and again when it was broken off: half of its work may look
 * like all of it.
 * @param marker a file that stands while the step is under way
 */
export async function toTheEnd(
  marker: string,
  isNeeded: () => boolean | Promise<boolean>,
  run: () => Promise<void>,
): Promise<void> {
  if (!existsSync(marker) && !(await isNeeded())) return;
  mkdirSync(dirname(marker), { recursive: true });
  writeFileSync(marker, '');
  await run();
  rmSync(marker);
}
