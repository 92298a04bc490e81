import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a command with its output shown. @returns whether it ended well */
export function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Installs packages of Debian; nothing where that cannot be done. */
export function installDebian(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${names.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
