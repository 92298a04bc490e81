import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Runs a long step when it is needed, and also when an earlier run was interrupted: an incomplete result may
 * look complete.
 * @param marker a file that exists while the step is running
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
