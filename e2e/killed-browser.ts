import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import { chromiumArgs } from '../scripts/testing/browser.ts';

export interface RealBrowser {
  context: BrowserContext;
  /** Ends the browser the way a power button does: no handler runs, nothing is flushed. */
  kill(): Promise<void>;
}

async function port(profile: string): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let tries = 0; tries < 100; tries++) {
    if (existsSync(file)) {
      const [line] = readFileSync(file, 'utf8').split('\n');
      if (line) return line;
    }
    await sleep(100);
  }
  throw new Error('The browser did not open its debugging port');
}

/** A browser with a profile on disk, as a person has one; the profile outlives the browser. */
export async function openBrowser(profile: string): Promise<RealBrowser> {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const child: ChildProcess = spawn(
    path,
    [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const browser: Browser = await chromium.connectOverCDP(`http://127.0.0.1:${await port(profile)}`);
  const [context] = browser.contexts();
  if (!context) throw new Error('The browser has no context');
  return {
    context,
    kill: async () => {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
      await ended;
      await browser.close().catch(() => undefined);
    },
  };
}
