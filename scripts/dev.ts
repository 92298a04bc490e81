import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer, type ProxyOptions } from 'vite';
import { readConfig } from '#server/config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { port } = readConfig();

/** Paths of the API; some are also pages, and a browser that wants a page asks for html. */
const apiPaths = [
  '/graphql',
  '/public/graphql',
  '/login',
  '/refresh-token',
  '/user',
  '/change-cust',
  '/v2',
  '/server',
  '/images',
  '/runtime.json',
];

const toApi: ProxyOptions = {
  target: `http://localhost:${port}`,
  bypass: ({ headers, url }) => (headers.accept?.includes('text/html') ? url : undefined),
};

/** The API, started again whenever one of its files changes. */
const api = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PANNIER_MODE: 'development' },
});

/** The client, changed in the open page whenever one of its files changes. */
const client = await createServer({
  root,
  server: {
    port: 5173,
    host: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [`^${path}(?=[/?]|$)`, toApi])),
  },
});
await client.listen();
client.printUrls();

async function stop(): Promise<void> {
  api.kill('SIGTERM');
  await client.close();
  process.exit(0);
}

process.once('SIGINT', stop);
process.once('SIGTERM', stop);
api.once('exit', (code) => process.exit(code ?? 0));
