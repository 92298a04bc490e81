import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { root } from '../scripts/generate/root.ts';
import { runNpm } from '../scripts/supply-chain/npm.ts';

const folder = `${root}bench/tools`;
const stamp = `${folder}/node_modules/.installed-lock`;

/** Installs what the lock of bench/tools names, unless that has been done. */
function install(): void {
  const lock = readFileSync(`${folder}/package-lock.json`, 'utf8');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing the tools of the measurements …');
  const options = ['--prefix', folder, '--loglevel=error', '--no-audit', '--no-fund'];
  const { status, error } = runNpm(['ci', ...options]);
  if (status !== 0) throw new Error(`bench/tools could not be installed: ${error}`);
  writeFileSync(stamp, lock);
}

/** Loads a package of bench/tools, which only measurements need and `npm ci` therefore does not install. */
export async function loadTool<Tool>(name: 'autocannon' | 'lighthouse'): Promise<Tool> {
  install();
  const file = createRequire(`${folder}/package.json`).resolve(name);
  return await import(pathToFileURL(file).href);
}
