import { writeFileSync } from 'node:fs';
import { root } from '../generate/root.ts';
import { runScript } from '../testing/server.ts';
import { fingerprint, isStale } from './fingerprint.ts';

/** Everything the build reads. */
const inputs = [
  'src/**/*',
  'sw/**/*',
  'shared/**/*',
  'server/http/inquiry-paint.ts',
  'server/http/login-paint.ts',
  'public/**/*',
  'locales/**/*',
  '*.config.ts',
  'index.html',
  'package-lock.json',
];

/** Builds the client unless dist/ was built from exactly these files. */
export async function ensureBuilt(): Promise<void> {
  const stamp = `${root}dist/.built-from`;
  const wanted = fingerprint(root, inputs);
  if (!isStale(stamp, wanted)) return;
  console.log('Building the client …');
  await runScript('scripts/build.ts', []);
  writeFileSync(stamp, wanted);
}
