import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { auditSource, recordAudit } from '#server/features/audit/audit.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { forgetHosts } from './hosts.public.ts';
import { saveServerStatus } from './hosts.store.ts';

const serverStatus = v.strictObject({
  status: v.picklist(['online', 'maintenance']),
  /** The text that users see during maintenance; line breaks are kept. */
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000), v.regex(/^[^\0]*$/)), ''),
});

/**
 * The operator's switch between online and maintenance (B024, B140). It is felt at once by this
 * process and within two seconds by others on the same database.
 */
export function operatorRoutes(app: FastifyInstance, { config, db }: Services): void {
  app.put('/server/status', operatorRoute(config), async (request) => {
    const status = readSent(serverStatus, request.body);
    await saveServerStatus(db, status);
    forgetHosts(db);
    const detail = { status: status.status };
    await recordAudit(db, {
      ...auditSource(request),
      kind: 'maintenance.changed',
      actor: 'operator',
      detail,
    });
    request.log.warn(status, 'server status was set');
    return status;
  });
}
