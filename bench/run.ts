// Measures the product and prints tables; judges nothing but says which budget is exceeded.
//   npm run bench                          everything (about ten minutes)
//   npm run bench -- size lighthouse       only these of: size, engine, paste, outbox, lighthouse, locale, customers, ordering, 10000, 100000
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt } from '../scripts/start/ensure-built.ts';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { runScript, startServer } from '../scripts/testing/server.ts';
import { benchCustomers } from './customers.ts';
import { benchHttp, type HttpRow } from './http.ts';
import { benchImport, type ImportRow } from './import.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLocaleSwitch } from './locale-switch.ts';
import { benchOrdering } from './ordering.ts';

const asked = process.argv.slice(2);
const wanted = (name: string) => asked.length === 0 || asked.includes(name);
const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
console.log(`Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model}`);

async function atSize(articles: number): Promise<void> {
  const feed = join(folder, `feed-${articles}`);
  await runScript('scripts/feed-demo.ts', [feed, '--articles', String(articles), '--no-images']);
  const files = globSync('*.csv', { cwd: feed });
  const postgres = await startPostgres();
  const places: { name: string; env: Record<string, string> }[] = [
    { name: 'embedded', env: { PANNIER_DATA_DIR: join(folder, `embedded-${articles}`) } },
    {
      name: 'PostgreSQL',
      env: { DATABASE_URL: postgres.url, PANNIER_DATA_DIR: join(folder, `postgres-${articles}`) },
    },
  ];
  const imports: ImportRow[] = [];
  const http: HttpRow[] = [];
  try {
    for (const { name, env } of places) {
      imports.push(await benchImport(`${name}, ${articles} articles`, feed, files, env));
      const server = await startServer({ ...env, PANNIER_MODE: 'production' });
      try {
        http.push(...(await benchHttp(`${name}, ${articles}`, server)));
      } finally {
        await server.stop();
      }
    }
  } finally {
    await postgres.stop();
  }
  console.table(imports);
  console.table(http);
}

try {
  await ensureBuilt();
  if (wanted('size')) await runScript('bench/size.ts', []);
  if (wanted('engine')) await runScript('bench/catalog-engine.ts', []);
  if (wanted('paste')) await runScript('bench/paste.ts', []);
  if (wanted('outbox')) await runScript('bench/outbox.ts', []);
  if (wanted('10000')) await atSize(10_000);
  if (wanted('100000')) await atSize(100_000);
  if (wanted('ordering')) {
    const feed = join(folder, 'feed-ordering');
    await runScript('scripts/feed-demo.ts', [feed, '--articles', '3000', '--no-images']);
    const postgres = await startPostgres({ durable: true });
    const env = { DATABASE_URL: postgres.url, PANNIER_DATA_DIR: join(folder, 'ordering') };
    try {
      await runScript('scripts/import.ts', [feed], env);
      console.table(await benchOrdering(postgres.url, env));
    } finally {
      await postgres.stop();
    }
  }
  if (wanted('customers')) {
    const feed = join(folder, 'feed-customers');
    const env = { PANNIER_DATA_DIR: join(folder, 'customers'), PANNIER_MODE: 'production' };
    // A third of the dealers are of the United States; there the sales group shall act for all.
    const args = ['--articles', '300', '--dealers', '30000', '--no-images'];
    await runScript('scripts/feed-demo.ts', [feed, ...args]);
    const users = join(feed, 'users.csv');
    writeFileSync(users, readFileSync(users, 'utf8').replace('2000:sales_group:SG1', '2000:all:'));
    await runScript('scripts/import.ts', [feed], env);
    const server = await startServer(env);
    try {
      console.table(await benchCustomers(server));
    } finally {
      await server.stop();
    }
  }
  if (wanted('lighthouse') || wanted('locale')) {
    const feed = join(folder, 'feed');
    const env = { PANNIER_DATA_DIR: join(folder, 'data'), PANNIER_MODE: 'production' };
    await runScript('scripts/feed-demo.ts', [feed, '--articles', '900', '--dealers', '30']);
    await runScript('scripts/import.ts', [feed], env);
    const bike = readFileSync(join(feed, 'product_groups.csv'), 'utf8')
      .split('\n')
      .find((line) => line.startsWith('2000,') && line.includes(',Bike,'));
    const slug = bike?.split(',').find((cell) => /^[a-z]+(-[a-z0-9]+)+$/.test(cell));
    const server = await startServer(env);
    try {
      if (wanted('lighthouse')) console.table(await benchLighthouse(server, slug ?? ''));
      if (wanted('locale')) console.table(await benchLocaleSwitch(server));
    } finally {
      await server.stop();
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
