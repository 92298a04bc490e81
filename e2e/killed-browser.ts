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

/** Milliseconds a browser may take to open its debugging port, and again to answer on it. */
const startupMs = 15_000;
const startupTries = 3;
const lookEveryMs = 20;

interface Started {
  child: ChildProcess;
  ended: Promise<void>;
}

function start(profile: string): Started {
  rmSync(join(profile, 'DevToolsActivePort'), { force: true });
  const path = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  const child = spawn(
    path,
    [...chromiumArgs, '--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`],
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  return { child, ended };
}

async function kill({ child, ended }: Started): Promise<void> {
  // The process group may be gone already: then there is nothing left to end.
  if (child.pid && child.exitCode === null && child.signalCode === null) {
    process.kill(-child.pid, 'SIGKILL');
  }
  await ended;
}

async function port(profile: string, { child }: Started): Promise<string> {
  const file = join(profile, 'DevToolsActivePort');
  for (let waited = 0; waited < startupMs && child.exitCode === null; waited += lookEveryMs) {
    if (existsSync(file)) {
      const [line, target] = readFileSync(file, 'utf8').split('\n');
      if (line && target) return line;
    }
    await sleep(lookEveryMs);
  }
  throw new Error(`The browser did not open its debugging port (exit code ${child.exitCode})`);
}

async function attach(profile: string, started: Started): Promise<Browser> {
  const address = `http://127.0.0.1:${await port(profile, started)}`;
  return chromium.connectOverCDP(address, { timeout: startupMs });
}

/**
 * A browser with a profile on disk, as a person has one; the profile outlives the browser.
 * Attaching from outside can hang while a browser wakes a service worker of the last run: the
 * attempt is then ended with its browser and made again, which the app sees as one more kill.
 */
export async function openBrowser(profile: string): Promise<RealBrowser> {
  const failures: unknown[] = [];
  for (let tries = 0; tries < startupTries; tries++) {
    const started = start(profile);
    try {
      const browser = await attach(profile, started);
      const [context] = browser.contexts();
      if (!context) throw new Error('The browser has no context');
      return {
        context,
        kill: async () => {
          await kill(started);
          await browser.close().catch(() => undefined);
        },
      };
    } catch (failure) {
      failures.push(failure);
      await kill(started);
    }
  }
  throw new AggregateError(failures, `The browser did not start: ${failures.join('; ')}`);
}
