import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebian, run } from './debian.ts';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const debianShell = '/usr/bin/chromium-headless-shell';

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
  installDebian('chromium');
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
  if (missing.length > 0 && !wanted) installDebian(...missing);
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
