import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { freePort } from '../../scripts/testing/server.ts';
import { webkitPrograms } from '../../scripts/testing/webkit.ts';

/** A window of WebKit, driven over W3C WebDriver. */
export interface WebkitBrowser {
  /** Sends a command of the session. @throws what the driver says */
  command<T>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<T>;
  /** Opens a tab, and drives it from now on. @returns closes it and goes back to the one before */
  openTab(): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** Starts a program; its output is shown only where DEBUG_WEBKIT asks for it. */
function start(program: string, args: string[], env: Record<string, string> = {}): ChildProcess {
  const stdio = process.env.DEBUG_WEBKIT ? 'inherit' : 'ignore';
  return spawn(program, args, { stdio, env: { ...process.env, ...env } });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.on('exit', done));
  child.kill();
  await ended;
}

/** Starts a display in memory. @returns it with its name, such as ":1" */
async function openDisplay(program: string): Promise<{ child: ChildProcess; name: string }> {
  const args = ['-displayfd', '1', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  const number = await new Promise<string>((found, failed) => {
    child.stdout?.once('data', (text) => found(String(text).trim()));
    child.once('exit', (code) => failed(new Error(`The display ended with ${code}`)));
  });
  return { child, name: `:${number}` };
}

/** Opens a browser of WebKit with an empty profile, on a display of its own. */
export async function openWebkit(): Promise<WebkitBrowser> {
  const { driver, browser, display } = webkitPrograms();
  const home = mkdtempSync(join(tmpdir(), 'pannier-webkit-'));
  const screen = await openDisplay(display);
  const port = await freePort();
  const child = start(driver, [`--port=${port}`], {
    DISPLAY: screen.name,
    GDK_BACKEND: 'x11',
    HOME: home,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
    // There is no graphics card, and nothing to report to other programs.
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    GIO_USE_VFS: 'local',
  });
  const base = `http://127.0.0.1:${port}`;
  const send = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(base + path, {
      method,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: T & { error?: string } };
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  const close = async () => {
    await end(child);
    await end(screen.child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const isUp = () =>
      fetch(`${base}/status`)
        .then((answer) => answer.ok)
        .catch(() => false);
    await expect.poll(isUp, { intervals: [50] }).toBe(true);
    const options = { binary: browser, args: ['--automation'] };
    const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    const command: WebkitBrowser['command'] = (method, path, body) =>
      send(method, session + path, body);
    return {
      command,
      openTab: async () => {
        const before = await command<string>('GET', '/window');
        const { handle } = await command<{ handle: string }>('POST', '/window/new', {
          type: 'tab',
        });
        await command('POST', '/window', { handle });
        return async () => {
          await command('DELETE', '/window');
          await command('POST', '/window', { handle: before });
        };
      },
      close: async () => {
        await send('DELETE', session).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}
