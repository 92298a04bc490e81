import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/**
 * The path of a Chromium to test with. Installs one when there is none: Debian's package when root,
 * otherwise Playwright's own download. @throws when neither can be had
 */
export function chromiumPath(): string {
  const wanted = process.env.CHROMIUM_PATH;
  const found = [wanted, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  const debian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (debian) {
    console.log('There is no Chromium here; installing Debian’s package.');
    run('apt-get', ['update', '-qq']);
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.log('There is no Chromium here; Playwright downloads its own.');
  if (run('playwright', ['install', 'chromium']) && existsSync(chromium.executablePath()))
    return chromium.executablePath();
  throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one that is there.');
}

/** What Chromium is started with: quiet, no calls home. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
