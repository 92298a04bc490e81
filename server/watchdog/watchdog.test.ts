import { type ChildProcess, spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { silenceCounter } from './watchdog-rules.ts';

const watchdogModule = fileURLToPath(new URL('./watchdog.ts', import.meta.url));

/** Runs a program with a watchdog of two seconds. */
function runWatched(program: string): { child: ChildProcess; ended: Promise<object> } {
  const code = `
    const { startWatchdog } = await import(${JSON.stringify(watchdogModule)});
    startWatchdog(2);
    ${program}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const exit = new Promise<object>((resolve) => {
    child.on('exit', (status, signal) => resolve({ status, signal }));
  });
  const ended = Promise.all([exit, text(child.stdout), text(child.stderr)]).then(
    ([how, stdout, stderr]) => ({ ...how, stdout, stderr }),
  );
  return { child, ended };
}

describe('a process', () => {
  test('is killed with a stack when its event loop is blocked', async () => {
    const { ended } = runWatched(`
      function countForever() { for (let n = 0; ; n++) if (n < 0) break; }
      setTimeout(countForever, 100);`);
    const { stdout, ...how } = (await ended) as { stdout: string };
    expect(how).toEqual({ status: null, signal: 'SIGKILL', stderr: '' });
    const line = JSON.parse(stdout);
    expect(line).toMatchObject({
      level: 60,
      msg: 'The event loop has not responded for 2 seconds, the process is ended',
    });
    expect(line.stack[0]).toContain('countForever');
  });

  test('keeps running while it works', async () => {
    const { ended } = runWatched('setTimeout(() => process.exit(7), 4_000);');
    expect(await ended).toMatchObject({ status: 7, stdout: '' });
  });

  test('continues after it was suspended', async () => {
    const { child, ended } = runWatched(`
      console.log('started');
      process.stdin.once('data', () => setTimeout(() => process.exit(7), 500));`);
    await new Promise((resolve) => child.stdout?.once('data', resolve));
    child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, 4_000));
    child.kill('SIGCONT');
    child.stdin?.write('go on\n');
    expect(await ended).toMatchObject({ status: 7, stdout: 'started\n' });
  });
});

describe('silence', () => {
  test('adds up until the next heartbeat', () => {
    const silence = silenceCounter(500, 0);
    expect(silence(500, 1, false)).toBe(0);
    expect(silence(1_000, 1, false)).toBe(500);
    expect(silence(1_600, 1, false)).toBe(1_100);
    expect(silence(2_100, 2, false)).toBe(0);
    expect(silence(2_600, 2, false)).toBe(500);
  });

  test('counts a suspended machine as two checks', () => {
    const silence = silenceCounter(500, 0);
    silence(500, 1, false);
    expect(silence(3_600_000, 1, false)).toBe(1_000);
  });

  test('is not counted in a debugger', () => {
    const silence = silenceCounter(500, 0);
    silence(500, 1, true);
    expect(silence(1_000, 1, true)).toBe(0);
  });
});
