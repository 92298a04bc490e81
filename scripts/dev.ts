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
  '/logout',
  '/forgot-password',
  '/reset-password',
  '/active-announcements',
  '/catalog/manifest',
  '/catalog/chunks',
  '/catalog/deltas',
  '/catalog/stock',
  '/stolen-bikes',
  '/telemetry',
  '/notification',
  '/bnrs',
  '/change-cust',
  '/v2',
  '/server',
  '/images',
  '/manifests',
  '/runtime.json',
];

const toApi: ProxyOptions = {
  target: `http://localhost:${port}`,
  bypass: ({ headers, url }) => (headers.accept?.includes('text/html') ? url : undefined),
};

/** The client, changed in the open page whenever one of its files changes. */
const client = await createServer({
  root,
  server: {
    port: 5173,
    strictPort: true,
    host: true,
    proxy: Object.fromEntries(apiPaths.map((path) => [`^${path}(?=[/?]|$)`, toApi])),
  },
});
try {
  await client.listen();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
client.printUrls();

/** The API, started again whenever one of its files changes. */
const api = spawn(process.execPath, ['--watch', 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PANNIER_MODE: 'development' },
});

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return; // Ctrl-C arrives twice: from the terminal and from bootstrap.mjs
  stopping = true;
  api.kill('SIGTERM');
  await client.close();
  process.exit(0);
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
api.once('exit', (code) => stopping || process.exit(code ?? 0));
