import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';
import { DirectoryInUse, lockDirectory, readDirectoryLock } from './directory-lock.ts';
import { describeThisProcess, type LockHolder } from './lock-holder.ts';

const program = fileURLToPath(new URL('./testing/hold-lock.ts', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'pannier-lock-'));
const children: ChildProcess[] = [];
let count = 0;
const newDirectory = () => join(root, String(++count));

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});
afterAll(() => rmSync(root, { recursive: true }));

/** Another process that tries to take the lock, with the first line it says. */
async function otherProcess(directory: string, wrapper: readonly string[] = []) {
  const [command = '', ...args] = [...wrapper, process.execPath, program, directory];
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  for await (const line of createInterface({ input: child.stdout })) return { child, line };
  throw new Error('The process said nothing');
}

/**
 * Returns the command prefix that runs a command in its own network and process namespaces, as a container
 * does.
 */
function asContainer(): string[] {
  const ways = [
    ['unshare', '--net', '--pid', '--fork', '--kill-child'],
    ['unshare', '--map-root-user', '--net', '--pid', '--fork', '--kill-child'],
    // Where no namespaces may be made, the same is asked of a process without them.
    ['env'],
  ];
  return (
    ways.find(([command = '', ...args]) => !spawnSync(command, [...args, 'true']).status) ?? []
  );
}

/** Leaves the directory as a machine does that lost its power so long ago. */
function abandon(directory: string, holder: Partial<LockHolder>, agoMs: number): LockHolder {
  const left = { ...describeThisProcess(), ...holder };
  const beat = new Date(Date.now() - agoMs);
  const file = join(directory, 'lock.json');
  writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
  utimesSync(file, beat, beat);
  return left;
}

it('refuses a second process, naming the first (M1)', async () => {
  const directory = newDirectory();
  const lock = await lockDirectory(directory);
  lock.announce('http://127.0.0.1:3000');
  const { line } = await otherProcess(directory);
  const since = readDirectoryLock(directory)?.startedAt;
  expect(line).toBe(
    `The database in ${directory} is in use by another process ` +
      `(process ${process.pid} on ${hostname()}, since ${since}, serving http://127.0.0.1:3000). ` +
      'Stop that one first, or set DATABASE_URL to a PostgreSQL server, which many can share.',
  );
  lock.release();
});

it('refuses a process in other namespaces (M1)', async () => {
  const directory = newDirectory();
  const first = await otherProcess(directory, asContainer());
  expect(first.line).toBe('held');
  const second = await otherProcess(directory, asContainer());
  expect(second.line).toContain('is in use by another process (process ');
});

it('is free at once when its holder is killed (M1)', async () => {
  const directory = newDirectory();
  const { child } = await otherProcess(directory);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(readDirectoryLock(directory)?.pid).toBe(child.pid);
  (await lockDirectory(directory)).release();
  expect(readDirectoryLock(directory)).toBeNull();
});

it('is free at once when a container is killed (M1)', async () => {
  const directory = newDirectory();
  const { child } = await otherProcess(directory, asContainer());
  child.kill('SIGKILL');
  await once(child, 'exit');
  // The end of its first process ends a container, a moment later.
  await expect.poll(async () => (await otherProcess(directory)).line).toBe('held');
});

it('locks a directory with a long path (M1)', async () => {
  const directory = join(newDirectory(), 'd'.repeat(200));
  (await lockDirectory(directory)).release();
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(DirectoryInUse);
  lock.release();
});

const otherMachine = { id: 'other', pid: 1, hostname: 'web-1', machine: 'another kernel' };
const fast = { beatMs: 50, staleMs: 400 };

it('takes over from a machine that died long ago (M1)', async () => {
  const directory = newDirectory();
  (await lockDirectory(directory)).release();
  const { startedAt } = abandon(directory, otherMachine, 3_600_000);
  const said: string[] = [];
  const lock = await lockDirectory(directory, { beatMs: 50, warn: (line) => said.push(line) });
  lock.release();
  expect(said).toEqual([
    `The database in ${directory} is taken over: its last user (process 1 on web-1, ` +
      `since ${startedAt}) has given no sign of life for 30 seconds.`,
  ]);
});

it('waits for the heartbeat of another machine (M1)', async () => {
  const directory = newDirectory();
  (await lockDirectory(directory)).release();
  // A clock that is an hour ahead: what counts is that it does not move.
  abandon(directory, otherMachine, -3_600_000);
  const beating = setInterval(() => abandon(directory, otherMachine, -Date.now() % 1_000), 60);
  const options = { ...fast, warn: () => {} };
  await expect(lockDirectory(directory, options)).rejects.toThrow('(process 1 on web-1, since');
  clearInterval(beating);
  const lock = await lockDirectory(directory, options);
  expect(readDirectoryLock(directory)?.pid).toBe(process.pid);
  lock.release();
});

it('gives one of two waiting machines the directory (M1)', async () => {
  const directory = newDirectory();
  (await lockDirectory(directory)).release();
  abandon(directory, otherMachine, 0);
  // Like two machines that share a file system without locks.
  const options = { ...fast, warn: () => {}, lockInKernel: () => ({ state: 'unknown' }) as const };
  const both = [lockDirectory(directory, options), lockDirectory(directory, options)];
  const results = await Promise.allSettled(both);
  expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  for (const result of results) if (result.status === 'fulfilled') result.value.release();
});

it('ends a holder whose directory was taken over (M1)', async () => {
  const directory = newDirectory();
  const ended = Promise.withResolvers<string>();
  const lock = await lockDirectory(directory, { ...fast, onLost: ended.resolve });
  abandon(directory, otherMachine, 0);
  expect(await ended.promise).toMatch(/process 1 on web-1.+This one ends now\.$/);
  lock.release();
  expect(readDirectoryLock(directory)?.hostname).toBe('web-1');
});

it('keeps its heartbeat while it is held (M1)', async () => {
  const directory = newDirectory();
  const lock = await lockDirectory(directory, fast);
  const own = readDirectoryLock(directory);
  const file = join(directory, 'lock.json');
  utimesSync(file, 0, 0);
  await expect.poll(() => statSync(file).mtimeMs).toBeGreaterThan(0);
  expect(readDirectoryLock(directory)).toEqual(own);
  lock.release();
});

it('takes over from a dead process without kernel locks (M1)', async () => {
  const directory = newDirectory();
  (await lockDirectory(directory)).release();
  const options = { ...fast, lockInKernel: () => ({ state: 'unknown' }) as const };
  const dead = spawnSync('true').pid;
  abandon(directory, { pid: dead }, 0);
  const lock = await lockDirectory(directory, { ...options, staleMs: 3_600_000 });
  await expect(lockDirectory(directory, options)).rejects.toThrow(DirectoryInUse);
  lock.release();
});
