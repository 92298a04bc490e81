import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../scripts/testing/postgres.ts';
import { type RunningServer, runScript, startServer } from '../scripts/testing/server.ts';

/** A portal with the demo's data, or a part of it. */
export interface Portal {
  server: RunningServer;
  /** The feed it was set up from. */
  feed: string;
}

interface Options {
  /** For the generator of the feed: `--articles`, `--dealers`, `--no-images`. */
  size: readonly string[];
  /** Changes the feed before it is imported. */
  prepare?: (feed: string) => void | Promise<void>;
}

/** A portal on the embedded database that lives as long as the measurement and leaves nothing. */
export async function withPortal<T>(
  { size, prepare }: Options,
  measure: (portal: Portal) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  const env = {
    PANNIER_DATA_DIR: join(folder, 'data'),
    PANNIER_MODE: 'demo',
    PANNIER_CALL_LIMITS: 'off',
  };
  try {
    const feed = join(folder, 'feed');
    await runScript('scripts/feed-demo.ts', [feed, ...size]);
    await prepare?.(feed);
    await runScript('scripts/import.ts', ['--create', feed], env);
    const server = await startServer(env);
    try {
      return await measure({ server, feed });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** An imported demo on a PostgreSQL that writes through to the disk, without a server. */
export async function withImported<T>(
  articles: number,
  measure: (url: string, env: Record<string, string>) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-bench-'));
  try {
    const feed = join(folder, 'feed');
    await runScript('scripts/feed-demo.ts', [feed, '--articles', String(articles), '--no-images']);
    const postgres = await startPostgres({ durable: true });
    try {
      const env = { DATABASE_URL: postgres.url, PANNIER_DATA_DIR: join(folder, 'data') };
      await runScript('scripts/import.ts', ['--create', feed], env);
      return await measure(postgres.url, env);
    } finally {
      await postgres.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
