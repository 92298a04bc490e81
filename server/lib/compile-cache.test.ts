import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pannier-compiled-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('keeps compiled code when the process is killed (L14)', () => {
  const own = fileURLToPath(new URL('./compile-cache.ts', import.meta.url));
  const program = `
    const { keepCompiled, saveCompiled } = await import(${JSON.stringify(own)});
    keepCompiled(${JSON.stringify(folder)});
    await import('kysely');
    saveCompiled();
    process.kill(process.pid, 'SIGKILL');`;
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  // Without this the cache of the test run itself would be used.
  const { NODE_COMPILE_CACHE: _, ...env } = process.env;
  const args = ['--input-type=module', '-e', program];
  const { signal } = spawnSync(process.execPath, args, { cwd, env });
  expect(signal).toBe('SIGKILL');
  const files = readdirSync(join(folder, 'cache'), { recursive: true });
  expect(files.length).toBeGreaterThan(10);
});
