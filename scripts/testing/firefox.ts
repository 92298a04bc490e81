import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * The path of a Firefox to test with: the only browser that subscribes to a push service of our own.
 * Installs Debian's package when there is none and the user is root. @throws when none can be had
 */
export function firefoxPath(): string {
  const find = () => [process.env.FIREFOX_PATH, ...usual].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('There is no Firefox here; installing Debian’s package.');
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, { stdio: ['ignore', 'inherit', 'inherit'] });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'firefox-esr');
  }
  const installed = find();
  if (installed) return installed;
  throw new Error('No Firefox could be installed. Set FIREFOX_PATH to one that is there.');
}
