import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { exportAccess } from './export/access-files.ts';

/** `npm run export -- access` while a server runs on the embedded database. */
export function accessRoutes(app: FastifyInstance, { config, db }: Services): void {
  app.post('/access/export', operatorRoute(config), async (_, reply) => {
    reply.header('cache-control', 'no-store');
    return { files: await exportAccess(db) };
  });
}
