import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

/**
 * Keeps what Node has compiled in the data folder, so that the next start need not do it again: half of
 * a start is compiling. Node compares the content of each file, so an upgrade is noticed; where the folder
 * cannot be written, everything is compiled as ever.
 */
export function keepCompiled(dataDir: string): void {
  enableCompileCache(join(dataDir, 'cache'));
}

/** Writes it out now: Node does so at its end only, which a killed process does not come to. */
export function saveCompiled(): void {
  flushCompileCache();
}
