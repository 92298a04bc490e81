import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { runScript } from '../scripts/testing/server.ts';
import { benchImport, type ImportRow } from './import.ts';

/** The import of the demo's feed with so many articles, on both databases. */
export async function benchImports(articles: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const rows: ImportRow[] = [];
  try {
    const feed = join(folder, 'feed');
    await runScript('scripts/feed-demo.ts', [feed, '--articles', String(articles), '--no-images']);
    const files = globSync('*.csv', { cwd: feed });
    const run = async (name: string, env: Record<string, string>) =>
      rows.push(await benchImport(`${name}, ${articles} articles`, feed, files, env));
    await run('embedded', { PANNIER_DATA_DIR: join(folder, 'embedded') });
    const postgres = await startPostgres();
    try {
      const data = { PANNIER_DATA_DIR: join(folder, 'postgres') };
      await run('PostgreSQL', { DATABASE_URL: postgres.url, ...data });
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  console.table(rows);
}
