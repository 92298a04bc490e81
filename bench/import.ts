import { spawn } from 'node:child_process';
import { createReadStream, readFileSync } from 'node:fs';
import { root } from '../scripts/generate/root.ts';

async function lines(file: string): Promise<number> {
  let count = -1; // the header
  for await (const chunk of createReadStream(file))
    for (const byte of chunk as Buffer) if (byte === 10) count++;
  return count;
}

export interface ImportRow {
  what: string;
  rows: number;
  seconds: number;
  'rows/s': number;
  'peak MB': number;
}

/** Imports a feed in its own process and watches its memory (Linux). */
export async function benchImport(
  label: string,
  feed: string,
  files: string[],
  env: Record<string, string>,
): Promise<ImportRow> {
  const counted = await Promise.all(files.map((file) => lines(`${feed}/${file}`)));
  const rows = counted.reduce((sum, count) => sum + count, 0);
  const start = performance.now();
  const child = spawn(process.execPath, ['scripts/import.ts', '--create', feed], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peak = 0;
  const timer = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
    } catch {
      // The process has ended between two looks.
    }
  }, 200);
  const code = await new Promise((done) => child.on('exit', done));
  clearInterval(timer);
  if (code !== 0) throw new Error(`The import ended with ${code}`);
  const seconds = (performance.now() - start) / 1000;
  return {
    what: label,
    rows,
    seconds: Math.round(seconds * 10) / 10,
    'rows/s': Math.round(rows / seconds),
    'peak MB': Math.round(peak),
  };
}
