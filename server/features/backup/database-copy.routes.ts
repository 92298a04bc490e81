import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { beginCopy } from '#server/db/directory-copy.ts';
import { databaseDirectory } from '#server/db/embedded-start.ts';
import { recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { Problem } from '#server/lib/problem.ts';

const prefix = 'database-copy-';
/** No command reads a copy for so long, milliseconds: the one that asked for it was killed. */
const staleMs = 6 * 3_600_000;

/**
 * Copies the embedded database, which no other process can open, for a command that makes a backup of it;
 * the command removes the copy.
 */
export function databaseCopyRoute(app: FastifyInstance, { config, db, pglite }: Services): void {
  app.post('/server/database-copy', operatorRoute(config), async (request) => {
    if (!pglite) throw new Problem(404, 'NOT_FOUND', 'This server has no embedded database');
    const { dataDir } = config;
    removeStale(dataDir);
    const folder = join(dataDir, `${prefix}${randomUUID()}`);
    try {
      await pglite.exec('checkpoint');
      const since = await beginCopy(databaseDirectory(config), folder);
      const waitedMs = Math.round(await pglite.finishCopy(folder, since));
      await recordAudit(db, { kind: 'backup.made', actor: 'operator', address: request.ip });
      request.log.info({ folder, waitedMs }, 'database copied for a backup');
      return { folder, waitedMs };
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
  });
}

function removeStale(dataDir: string): void {
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    if (name.startsWith(prefix) && Date.now() - statSync(folder).mtimeMs > staleMs)
      rmSync(folder, { recursive: true });
  }
}
