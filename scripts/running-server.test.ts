import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillDataFolder } from '#server/testing/data-folder.ts';
import { type RunningServer, startServer } from './testing/server.ts';

const root = mkdtempSync(join(tmpdir(), 'pannier-beside-'));
const env = { DATABASE_URL: '', PANNIER_DATA_DIR: join(root, 'data'), PANNIER_OPERATOR_TOKEN: '' };
let server: RunningServer;
beforeAll(async () => {
  await fillDataFolder(env.PANNIER_DATA_DIR, 'empty');
  server = await startServer({ ...env, PANNIER_LOG_LEVEL: 'silent' });
}, 90_000);
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

/** Runs a command while the server is running and has the embedded database open. */
function run(script: string, args: string[], differing: Record<string, string> = {}) {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const child = spawn(process.execPath, [path, ...args], {
    env: { ...process.env, ...env, ...differing },
  });
  const said = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.stderr += chunk;
  });
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((resolve) =>
    child.on('close', (status) => resolve({ status, ...said })),
  );
}

const where = () => `Server: ${server.url.replace('localhost', '127.0.0.1')}\n`;

function feed(name: string, files: Record<string, string[]>): string {
  const folder = join(root, name);
  mkdirSync(join(folder, 'images'), { recursive: true });
  for (const [file, lines] of Object.entries(files))
    writeFileSync(join(folder, file), lines.join('\n'));
  return folder;
}
const salesOrgs = (precision: string) => [
  'sorg,name,country,currency,precision,symbol,thousandSeparator,decimalSeparator,merchantName',
  `8000,Test,US,USD,${precision},$,",",.,Test`,
];
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>';

test('imports a feed through the server that owns the database', async () => {
  const folder = feed('good', {
    'sales_orgs.csv': salesOrgs('2'),
    'hosts.csv': ['host,sorg,webTitle,languages', 'localhost,8000,Test,en-us'],
    'images/a.svg': [svg],
  });
  const { status, stdout, stderr } = await run('./import.ts', [folder]);
  expect(stderr).toBe(where());
  expect(stdout).toMatch(/^ {2}✓ sales_orgs\.csv: 1 row in .*, 1 new or changed\n/);
  expect(stdout).toMatch(/\n {2}✓ images: 1 picture in .*\nImported in .*: 3 new or changed\.\n$/);
  expect(status).toBe(0);
  const host = await fetch(`${server.url}/server/config/localhost`, {
    headers: { authorization: `Basic ${Buffer.from('portal:portal').toString('base64')}` },
  });
  expect(host.status).toBe(200);
  expect((await fetch(`${server.url}/images/a.webp`)).status).toBe(200);
}, 120_000);

test('reports and exits like an import without a server', async () => {
  const bad = await run('./import.ts', [feed('bad', { 'sales_orgs.csv': salesOrgs('two') })]);
  expect(bad.stdout).toContain(
    'sales_orgs.csv:2:precision: "two" is not a whole number (NOT_A_NUMBER)\n',
  );
  expect(bad.status).toBe(1);
  const missing = join(root, 'missing');
  expect(await run('./import.ts', [missing])).toEqual({
    status: 2,
    stdout: '',
    stderr: `There is no folder ${missing}\n`,
  });
  const refused = await run('./import.ts', [missing.slice(0, -8), '--server', server.url], {
    PANNIER_OPERATOR_TOKEN: 'x'.repeat(40),
  });
  expect(refused.status).toBe(2);
  expect(refused.stderr).toContain('The server answered 401');
}, 120_000);

test('exports orders through the server that owns the database', async () => {
  const to = mkdtempSync(join(root, 'to-'));
  expect(await run('./export.ts', ['orders', '--to', to])).toEqual({
    status: 0,
    stdout: 'Nothing to export\n',
    stderr: where(),
  });
  expect(await run('./export.ts', ['acknowledge', '7'])).toEqual({
    status: 1,
    stdout: '',
    stderr: `${where()}There is no batch 7\n`,
  });
  expect(readdirSync(to)).toEqual([]);
  expect(JSON.parse(readFileSync(join(root, 'data', 'operator.json'), 'utf8'))).toHaveProperty(
    'token',
  );
}, 120_000);

test('exports rights and users that can be imported again', async () => {
  const rights = feed('rights', {
    'permissions.csv': ['name,description', 'page.news,News'],
    'roles.csv': ['id,name,permissions,organisation', 'reader,Reader,page.news,8000'],
    'group_roles.csv': [
      'id,description,roles,grants,secondFactor',
      'readers,Readers,reader,readers,off',
    ],
    'users.csv': [
      'username,name,email,language,groupRole,areas,active',
      'ada,"Ada, first",ada@shop.example,en-us,readers,8000:all:,false',
    ],
  });
  expect((await run('./import.ts', [rights])).status).toBe(0);
  const to = mkdtempSync(join(root, 'to-'));
  const exported = await run('./export.ts', ['access', '--to', to]);
  expect(exported).toEqual({
    status: 0,
    stdout: 'Written: permissions.csv, roles.csv, group_roles.csv, users.csv\n',
    stderr: where(),
  });
  expect(readFileSync(join(to, 'users.csv'), 'utf8')).toContain('\nada,"Ada, first",');
  const again = await run('./import.ts', [to]);
  expect(again.stdout).toMatch(/users\.csv: .*\n.*0 new or changed\.\n$/);
  expect(again.status).toBe(0);
}, 120_000);
