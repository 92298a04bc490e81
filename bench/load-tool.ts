import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/generate/root.ts';
import { runNpm } from '../scripts/supply-chain/npm.ts';

/** The folders of packages that only measurements need and `npm ci` therefore does not install. */
type Folder = 'tools' | 'tools/peers';

/** Installs what the lock of a folder names, unless that has been done. */
function install(folder: string): void {
  const stamp = `${folder}/node_modules/.installed-lock`;
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the tools of the measurements …');
  const options = ['--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, error } = runNpm(['ci', ...options]);
  if (status !== 0) throw new Error(`${folder} could not be installed: ${error}`);
  writeFileSync(stamp, lock);
}

/** Loads a package of bench/tools or bench/tools/peers, which have no source: `#` imports are those of the repository. */
export async function loadTool<Tool>(name: string, of: Folder = 'tools'): Promise<Tool> {
  const folder = `${root}bench/${of}`;
  install(folder);
  const file = createRequire(`${folder}/package.json`).resolve(name);
  return await import(pathToFileURL(file).href);
}
