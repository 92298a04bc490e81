import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const debianShell = '/usr/bin/chromium-headless-shell';

function run(command: string, args: string[]): boolean {
  return spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0;
}

/** Installs packages of Debian; nothing where that cannot be done. */
function debian(...names: string[]): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing Debian’s ${names.join(' and ')} …`);
  run('apt-get', ['update', '-qq']);
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

const find = (paths: readonly (string | undefined)[]) =>
  paths.find((path) => path && existsSync(path));

/**
 * The path of a Chromium as people have it. Installs one when there is none: Debian's package when
 * root, otherwise Playwright's own download. @throws when neither can be had
 */
export function chromiumPath(): string {
  const all = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()];
  const found = find(all);
  if (found) return found;
  debian('chromium');
  const installed = find(all);
  if (installed) return installed;
  console.log('There is no Chromium here; Playwright downloads its own.');
  const own = run('playwright', ['install', 'chromium']) ? find(all) : undefined;
  if (own) return own;
  throw new Error('No Chromium could be installed. Set CHROMIUM_PATH to one that is there.');
}

/**
 * The browsers of the browser tests. `quick` is Debian's headless shell where it can be had, the same
 * engine without windows, which needs two thirds of the time; `whole` also shows notifications.
 * CHROMIUM_PATH replaces the quick one. @throws when no whole one can be had
 */
export function testBrowsers(): { quick: string; whole: string } {
  const missing = [
    ...(find([...usual, chromium.executablePath()]) ? [] : ['chromium']),
    ...(existsSync(debianShell) ? [] : ['chromium-headless-shell']),
  ];
  const wanted = find([process.env.CHROMIUM_PATH]);
  if (missing.length > 0 && !wanted) debian(...missing);
  const whole = find(usual) ?? chromiumPath();
  return { quick: wanted ?? find([debianShell]) ?? whole, whole };
}

/** The arguments of Chromium: no dialogs, no background connections. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
