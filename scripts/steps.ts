import { spawnSync } from 'node:child_process';
import { root } from './generate/root.ts';

type Step = [name: string, command: string, args: string[]];

/** Runs commands of node_modules one after the other and ends the process at the first failure. */
export async function runSteps(steps: Step[]): Promise<void> {
  for (const [name, command, args] of steps) {
    const start = performance.now();
    const { status, error } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (status === 0) {
      console.log(`✓ ${name} (${seconds} s)`);
      continue;
    }
    console.error(`✗ ${name} (${seconds} s)${error ? `: ${error.message}` : ''}`);
    process.exit(status || 1);
  }
}
