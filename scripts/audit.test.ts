import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '#server/config.ts';
import { start } from '#server/main.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { root } from './generate/root.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'pannier-audit-'));
const env = {
  PANNIER_MODE: 'test',
  PANNIER_LOG_LEVEL: 'silent',
  PANNIER_DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '0',
};
let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  await fillDataFolder(dataDir, 'empty');
  server = await start(readConfig(env));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

function run(args: string[]): Promise<{ code: number; out: string; err: string }> {
  const script = `${root}scripts/audit.ts`;
  const child = spawn(process.execPath, [script, ...args], { env: { ...process.env, ...env } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code: code ?? -1, ...said })),
  );
}

test('exports and verifies the log of a running server', async () => {
  const exported = await run(['export']);
  expect(exported.code).toBe(0);
  expect(JSON.parse(exported.out.trim())).toMatchObject({ id: 1, kind: 'audit.exported' });
  const verified = await run(['verify']);
  expect(verified).toMatchObject({ code: 0, err: `Server: ${server.address}\n` });
  expect(verified.out).toMatch(/^1 events, none changed\. Head: 1:[0-9a-f]{64}\n$/);
  const other = await run(['verify', '--head', `1:${'0'.repeat(64)}`]);
  expect(other.code).toBe(1);
  expect(other.err).toContain('Event 1 is not the one that was noted');
}, 60_000);

test('prints the usage for arguments it does not understand', async () => {
  for (const args of [
    [],
    ['check'],
    ['verify', '--from', '2026-01-01'],
    ['export', '--from', 'x'],
  ]) {
    const { code, err } = await run(args);
    expect([code, err]).toEqual([2, expect.stringContaining('npm run audit')]);
  }
}, 60_000);
