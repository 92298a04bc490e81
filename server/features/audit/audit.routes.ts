import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { exportAudit } from './export-audit.ts';
import { sealRegularly } from './seal-regularly.ts';
import { checkAudit } from './verify-audit.ts';

const instant = v.optional(v.pipe(v.string(), v.isoTimestamp('is not an instant in UTC')));
const filter = v.object({ from: instant, to: instant, kind: v.optional(v.string()) });
const head = v.object({ head: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}:[0-9a-f]{64}$/))) });

/**
 * The audit log for the operator's commands, while the server runs on the embedded database, and the sealing of
 * its events.
 */
export function auditRoutes(app: FastifyInstance, { config, db }: Services): void {
  sealRegularly(app, db);

  app.get('/audit/check', operatorRoute(config), (request) =>
    checkAudit(db, readSent(head, request.query).head),
  );

  app.get('/audit/events', operatorRoute(config), async (request, reply) => {
    const wanted = readSent(filter, request.query);
    const lines = Readable.from(
      exportAudit(db, wanted, { address: request.ip, requestId: request.id }),
    );
    return reply.type('application/x-ndjson').header('cache-control', 'no-store').send(lines);
  });
}
