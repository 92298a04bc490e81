import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'pannier-serve-'));
afterAll(() => rmSync(folder, { recursive: true }));

function serve(env: Record<string, string>) {
  const script = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [script], {
    env: { ...process.env, DATABASE_URL: '', PANNIER_DATA_DIR: join(folder, 'data'), ...env },
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('requires a built client', () => {
  const { status, stderr } = serve({ PANNIER_DIST_DIR: join(folder, 'nothing') });
  expect(status).toBe(1);
  expect(stderr).toMatch(/There is no built client in .+ Build it with: npm run build\n$/);
});

test('serves in production mode whatever the environment says', () => {
  const dist = join(folder, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const { status, stderr } = serve({ PANNIER_DIST_DIR: dist, PANNIER_MODE: 'demo' });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Not safe for production:\n {2}PANNIER_BASIC_AUTH /);
});
