import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';

/**
 * Starts the PostgreSQL of all portals that tests open for themselves (e2e/own-portal.ts), and tells this process and
 * those it starts where it is. @returns stops it
 */
export async function startPortalServer(): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'pannier-portals-'));
  const postgres = await startPostgres();
  process.env.E2E_PORTAL_SERVER = postgres.url;
  process.env.E2E_PORTALS = folder;
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
