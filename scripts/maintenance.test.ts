import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#server/testing/app.ts';

const operatorToken = 'operator-token-of-at-least-32-chars';
let server: TestApp;
let address: string;
beforeAll(async () => {
  server = await startTestApp({ config: { operatorToken } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

/** Runs the command while the server of this process answers. */
function run(args: string[], token = operatorToken): Promise<{ code: number; said: string }> {
  const script = fileURLToPath(new URL('./maintenance.ts', import.meta.url));
  const env = { ...process.env, PANNIER_OPERATOR_TOKEN: token };
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script, ...args], { env });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.on('close', (code) => resolve({ code: code ?? -1, said }));
  });
}
const status = () =>
  server.db.selectFrom('server_status').select(['status', 'message']).executeTakeFirst();

test('takes a server offline with a message and back online', async () => {
  const on = await run(['on', 'Back at 14:00', '--server', address]);
  expect(on).toEqual({ code: 0, said: 'In maintenance\n' });
  expect(await status()).toEqual({ status: 'maintenance', message: 'Back at 14:00' });
  const off = await run(['off', '--server', address]);
  expect(off).toEqual({ code: 0, said: 'The server is online\n' });
  expect(await status()).toEqual({ status: 'online', message: '' });
}, 60_000);

test('prints the error and returns an exit code', async () => {
  const wrong = await run(['on', 'x', '--server', address], 'x'.repeat(32));
  expect(wrong.code).toBe(1);
  expect(wrong.said).toContain('401');
  expect(await run(['on', '--server', address], '')).toEqual({
    code: 2,
    said: 'Set PANNIER_OPERATOR_TOKEN to the token of the server\n',
  });
  for (const args of [
    [],
    ['up'],
    ['off', 'Back soon'],
    ['on', 'Back', 'soon'],
    ['on', '--sevrer=x'],
  ])
    expect((await run(args)).code, args.join(' ')).toBe(2);
  expect((await run(['off', '--server', 'http://127.0.0.1:9'])).code).toBe(2);
  expect(await status()).toEqual({ status: 'online', message: '' });
}, 60_000);
