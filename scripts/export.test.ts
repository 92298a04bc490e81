import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { lockDirectory } from '#server/db/directory-lock.ts';
import { fillDataFolder } from '#server/testing/data-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'pannier-export-'));
afterAll(() => rmSync(root, { recursive: true }));

function run(...args: string[]) {
  const script = fileURLToPath(new URL('./export.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', PANNIER_DATA_DIR: join(root, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('prints the result or the error and returns an exit code', async () => {
  const usage =
    'npm run export -- claims|click-collect|inspections|disputes|orders|payments|retail-sales|region-categories|recall-reports|dealer-stock|access --to <folder> | acknowledge <batch>  [--server http://localhost:3000]\n';
  expect(run('acknowledge', '1', '2')).toEqual({ status: 2, stdout: '', stderr: usage });
  const missing = join(root, 'missing');
  expect(run('orders', '--to', missing)).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no folder ${missing}\n`,
  });

  const to = mkdtempSync(join(root, 'to-'));
  const dataDir = join(root, 'data');
  const directory = join(dataDir, 'database');
  expect(run('orders', '--to', to).stderr).toContain(`There is no database in ${directory}. `);
  expect(existsSync(dataDir)).toBe(false);

  await fillDataFolder(dataDir, 'empty');
  const lock = await lockDirectory(join(root, 'data', 'database'));
  const used = run('orders', '--to', to);
  expect(used.status).toBe(2);
  expect(used.stderr).toMatch(
    /^The database in .* is in use by another process \(.+\)\. Stop that one/,
  );
  lock.release();

  expect(run('orders', '--to', to)).toEqual({
    status: 0,
    stdout: 'Nothing to export\n',
    stderr: `Database: ${directory}\n`,
  });
  expect(readdirSync(to)).toEqual([]);
  expect(run('acknowledge', '7')).toEqual({
    status: 1,
    stdout: '',
    stderr: `Database: ${directory}\nThere is no batch 7\n`,
  });
}, 120_000);
