import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'pannier-import-'));
afterAll(() => rmSync(root, { recursive: true }));

function run(...args: string[]) {
  const script = fileURLToPath(new URL('./import.ts', import.meta.url));
  const env = { ...process.env, DATABASE_URL: '', PANNIER_DATA_DIR: join(root, 'data') };
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function feed(name: string, rows: string[]): string {
  const folder = join(root, name);
  mkdirSync(folder);
  const header =
    'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName';
  writeFileSync(join(folder, 'sales_orgs.csv'), [header, ...rows].join('\n'));
  return folder;
}

test('imports into the database it names, and creates it on request', () => {
  expect(run()).toMatchObject({
    status: 2,
    stderr: 'Name the folder of the feed: npm run import -- <folder>\n',
  });

  const folder = feed('good', ['8000,Test,US,USD,2,$,",",.,Test']);
  const directory = join(root, 'data', 'database');
  expect(run(join(root, 'missing'), '--create').stderr).toBe(
    `There is no folder ${join(root, 'missing')}\n`,
  );
  const refused = run(folder);
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain(`There is no database in ${directory}. `);
  expect(existsSync(join(root, 'data'))).toBe(false);

  const good = run('--create', folder);
  expect(good.stderr).toBe(`Database: ${directory}\n`);
  expect(good.stdout).toMatch(
    /^ {2}✓ sales_orgs\.csv: 1 row in .*, 1 new or changed\nImported in .*\n$/,
  );
  expect(good.status).toBe(0);

  const bad = run(feed('bad', ['8000,Test,US,USD,two,$,",",.,Test']));
  expect(bad.stdout).toContain(
    'sales_orgs.csv:2:precision: "two" is not a whole number (NOT_A_NUMBER)\n',
  );
  expect(bad.status).toBe(1);
}, 60_000);

test('imports the first feed, whose roles work', () => {
  const first = fileURLToPath(new URL('../deploy/feeds/first', import.meta.url));
  const { status, stdout } = run(first);
  expect(stdout).toContain('roles.csv: 12 rows');
  expect(stdout).not.toMatch(/warning|\([A-Z_]+\)/);
  expect(status).toBe(0);
}, 60_000);
