import { existsSync } from 'node:fs';
import { installDebian } from './debian.ts';

const usual = ['/usr/bin/firefox-esr', '/usr/bin/firefox'];

/**
 * The path of a Firefox to test with: the only browser that subscribes to a push service of our own.
 * Installs Debian's package when there is none and the user is root. @throws when none can be had
 */
export function firefoxPath(): string {
  const find = () => [process.env.FIREFOX_PATH, ...usual].find((path) => path && existsSync(path));
  const found = find();
  if (found) return found;
  installDebian('firefox-esr');
  const installed = find();
  if (installed) return installed;
  throw new Error('No Firefox could be installed. Set FIREFOX_PATH to one that is there.');
}
