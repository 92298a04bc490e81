import { spawnSync } from 'node:child_process';
import { root } from '../generate/root.ts';

/** Runs npm, the one that runs this process if there is one, and returns what it printed. */
export function runNpm(args: readonly string[]): { status: number; output: string; error: string } {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ['npm', []];
  const { status, stdout, stderr, error } = spawnSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (error) throw error;
  return { status: status ?? 1, output: stdout, error: stderr };
}
