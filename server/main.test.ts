import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { readLocalOperator } from './lib/local-operator.ts';
import { explain, start } from './main.ts';
import { closeAll } from './serve.ts';
import { fillDataFolder } from './testing/data-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'pannier-main-'));
const config = (dataDir: string, port = 0): Config =>
  readConfig({
    PANNIER_MODE: 'test',
    PANNIER_LOG_LEVEL: 'silent',
    PANNIER_DATA_DIR: join(folder, dataDir),
    HOST: '127.0.0.1',
    PORT: String(port),
  });
const refusal = (settings: Config) => start(settings).then(() => 'started', explain);

let server: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  for (const name of ['one', 'two', 'three']) await fillDataFolder(join(folder, name), 'empty');
  server = await start(config('one'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('serves requests after the start', async () => {
  const answer = await fetch(`${server.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', parts: { database: 'ok', disk: 'ok', files: 'ok' } },
  ]);
});

it('writes its address and an operator token for local commands', async () => {
  const dataDir = join(folder, 'one');
  const operator = readLocalOperator(dataDir);
  expect(operator?.address).toBe(server.address);
  expect(statSync(join(dataDir, 'operator.json')).mode & 0o077).toBe(0);
  const put = (token: string | undefined) =>
    fetch(`${server.address}/server/status`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ status: 'online' }),
    });
  expect((await put(operator?.token)).status).toBe(200);
  expect((await put('x'.repeat(43))).status).toBe(401);
});

it('refuses another server’s data with a clear message (R13)', async () => {
  expect(await refusal(config('one'))).toMatch(/database in .+ is in use by another process/);
});

it('reports a port in use and releases its database', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const sentence = `Port ${port} is in use by another program.`;
  expect(await refusal(config('two', port))).toContain(sentence);
  expect(await refusal(config('two', port))).toContain(sentence);
  other.close();
}, 120_000);

it('closes everything despite a failing step and stops only once', async () => {
  const closed: string[] = [];
  const step = (name: string) => async () => {
    closed.push(name);
    if (name === 'jobs') throw new Error('jobs hang');
  };
  const stopped = closeAll([step('app'), step('jobs'), step('database')]);
  await expect(stopped).rejects.toMatchObject({ errors: [{ message: 'jobs hang' }] });
  expect(closed).toEqual(['app', 'jobs', 'database']);

  const own = await start(config('three'));
  const [one, two] = [own.stop(), own.stop()];
  expect(two).toBe(one);
  await one;
  expect(existsSync(join(folder, 'three', 'operator.json'))).toBe(false);
  // The data is free again.
  await (await start(config('three'))).stop();
}, 120_000);

it('logs the whole error of an internal fault', () => {
  const fault = new TypeError('x is not a function');
  expect(explain(fault)).toBe(fault);
});
