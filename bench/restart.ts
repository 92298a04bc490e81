import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../scripts/generate/root.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { freePort, runScript } from '../scripts/testing/server.ts';
import { calculatePercentile } from './percentile.ts';

/** At most so long from a kill until the server is ready again, milliseconds (L14). */
const budget = 2_000;

/**
 * Kills the server (SIGKILL) and restarts it immediately, a number of times on each kind of database. Prints
 * how long it took until `/readyz` answered 200, and until a second process on the embedded database was
 * refused. The load of the machine is printed as well: the figures are meaningful only on an idle machine.
 */
export async function benchRestart(kills: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-restart-'));
  const postgres = await startPostgres({ durable: true });
  try {
    const feed = join(folder, 'feed');
    await runScript('scripts/feed-demo.ts', [feed, '--articles', '900', '--no-images']);
    const kinds = { embedded: '', PostgreSQL: postgres.url };
    const rows = [];
    for (const [kind, url] of Object.entries(kinds)) {
      const env = { PANNIER_DATA_DIR: join(folder, kind), DATABASE_URL: url };
      await runScript('scripts/import.ts', ['--create', feed], env);
      const server = { ...env, PANNIER_MODE: 'development' };
      rows.push(toRow(`kill to ready, ${kind}`, await restarts(kills, server)));
      if (!url) rows.push(toRow('start to refused, second process', await refusals(kills, server)));
    }
    console.table(rows);
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function toRow(what: string, times: readonly number[]) {
  const p95 = Math.round(calculatePercentile(times, 0.95));
  return {
    what,
    times: times.length,
    'median ms': Math.round(calculatePercentile(times, 0.5)),
    'p95 ms': p95,
    budget,
    missed: p95 > budget ? 'MISSED' : '',
    load: Math.round((loadavg()[0] ?? 0) * 10) / 10,
  };
}

/**
 * Starts processes on an embedded database that a running server already uses.
 * @returns milliseconds until each ended
 */
async function refusals(starts: number, env: Record<string, string>): Promise<number[]> {
  const port = await freePort();
  const first = begin(port, env);
  const times: number[] = [];
  try {
    await ready(port, first);
    while (times.length < starts) {
      const started = performance.now();
      const second = begin(await freePort(), env, 'ignore');
      const code = await new Promise((done) => second.once('exit', done));
      if (code === 0) throw new Error('A second process was not refused');
      times.push(performance.now() - started);
    }
  } finally {
    first.kill('SIGKILL');
  }
  return times;
}

function begin(port: number, env: Record<string, string>, stdio: 'inherit' | 'ignore' = 'inherit') {
  return spawn(process.execPath, ['server/main.ts'], {
    cwd: root,
    env: { ...process.env, PANNIER_LOG_LEVEL: 'error', ...env, PORT: String(port) },
    stdio,
  });
}

/** @returns milliseconds of each; the first start, which compiles everything, is not among them */
async function restarts(kills: number, env: Record<string, string>): Promise<number[]> {
  const port = await freePort();
  let child = begin(port, env);
  await ready(port, child);
  const times: number[] = [];
  try {
    while (times.length < kills) {
      // Long enough for what a server does only after it has started.
      await sleep(1_000);
      const started = performance.now();
      child.kill('SIGKILL');
      await new Promise((done) => child.once('exit', done));
      child = begin(port, env);
      await ready(port, child);
      times.push(performance.now() - started);
    }
  } finally {
    child.kill('SIGKILL');
  }
  return times;
}

async function ready(port: number, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(10);
  }
}
