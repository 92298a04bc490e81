import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Config, readConfig } from './config.ts';
import { closeAll, explain, start } from './main.ts';

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
  server = await start(config('one'));
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

it('serves when it has started', async () => {
  const answer = await fetch(`${server.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'ready' }]);
});

it('R13 refuses the data of another server with a sentence', async () => {
  expect(await refusal(config('one'))).toMatch(/database in .+ is in use by another process/);
});

it('refuses a port in use with a sentence, and lets go of its database', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const sentence = `Port ${port} is in use by another program.`;
  expect(await refusal(config('two', port))).toContain(sentence);
  expect(await refusal(config('two', port))).toContain(sentence);
  other.close();
});

it('closes everything although one step fails, and stops once however often it is told to', async () => {
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
  // The data is free again.
  await (await start(config('three'))).stop();
});

it('shows the whole error of a fault of its own', () => {
  const fault = new TypeError('x is not a function');
  expect(explain(fault)).toBe(fault);
});
