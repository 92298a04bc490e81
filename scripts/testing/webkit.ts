import { existsSync, globSync } from 'node:fs';
import { installDebian } from './debian.ts';

/** The programs that a test in WebKit needs. */
export interface WebkitPrograms {
  driver: string;
  /** A small browser of the same package as the engine. */
  browser: string;
  /** A display in memory: the engine of GTK opens windows. */
  display: string;
}

function find(): WebkitPrograms | null {
  const driver = process.env.WEBKIT_DRIVER_PATH ?? '/usr/bin/WebKitWebDriver';
  const display = '/usr/bin/Xvfb';
  const [browser] = globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser');
  return browser && existsSync(driver) && existsSync(display) ? { driver, browser, display } : null;
}

/**
 * The programs to test in Safari's engine with. Installs Debian's packages when they are missing and the user
 * is root. @throws when none can be had
 */
export function webkitPrograms(): WebkitPrograms {
  const found = find();
  if (found) return found;
  installDebian('webkit2gtk-driver', 'xvfb');
  const installed = find();
  if (installed) return installed;
  throw new Error('No WebKit could be installed: the tests need webkit2gtk-driver and xvfb.');
}
