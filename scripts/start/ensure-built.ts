import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { root } from '../generate/root.ts';
import { runScript } from '../testing/server.ts';

const inputs = [
  'src/**/*',
  'sw/**/*',
  'shared/**/*',
  'public/**/*',
  'locales/**/*',
  '*.config.ts',
  'index.html',
  'package-lock.json',
];

/** A hash over everything the build reads. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const pattern of inputs)
    for (const file of globSync(pattern, { cwd: root }).sort()) {
      if (!statSync(root + file).isFile()) continue;
      hash.update(file).update(readFileSync(root + file));
    }
  return hash.digest('hex');
}

/** Builds the client unless dist/ was built from exactly these files. */
export async function ensureBuilt(): Promise<void> {
  const stamp = `${root}dist/.built-from`;
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Building the client …');
  await runScript('scripts/build.ts', []);
  writeFileSync(stamp, wanted);
}
