import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../generate/root.ts';

/** Returns a port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/** Runs a script of this repository to its end. @throws when it ends with anything but 0 */
export async function runScript(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<void> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  const code = await new Promise((done) => child.on('exit', done));
  if (code !== 0) throw new Error(`${file} ended with ${code}`);
}

export interface RunningServer {
  port: number;
  url: string;
  process: ChildProcess;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/** Starts the server as its own process and waits until it is ready. */
export async function startServer(
  env: Record<string, string>,
  wantedPort?: number,
): Promise<RunningServer> {
  const port = wantedPort ?? (await freePort());
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { PANNIER_LOG_LEVEL: 'warn', ...process.env, ...env, PORT: String(port) },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((done) => child.on('exit', () => done()));
  const url = `http://localhost:${port}`;
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (ready?.ok) break;
    if (tries > 300) throw new Error('The server did not get ready within 60 seconds');
    await sleep(200);
  }
  return {
    port,
    url,
    process: child,
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal);
      await ended;
    },
  };
}
