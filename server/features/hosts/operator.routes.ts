import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Services } from '#server/graphql/room.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { bearsToken } from '#server/lib/same-secret.ts';
import { forgetHosts } from './hosts.public.ts';
import { saveServerStatus } from './hosts.store.ts';

const serverStatus = v.strictObject({
  status: v.picklist(['online', 'maintenance']),
  /** What users read meanwhile; line breaks are kept. */
  message: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1_000), v.regex(/^[^\0]*$/)), ''),
});

/**
 * The operator's switch between online and maintenance (B024, B140). It is felt at once by this
 * process and within two seconds by others on the same database. Without an operator token in the
 * settings there is no such call.
 */
export function operatorRoutes(app: FastifyInstance, { config, db }: Services): void {
  const { operatorToken } = config;
  if (!operatorToken) return;
  app.put('/server/status', { config: { door: 'open' } }, async (request) => {
    if (!bearsToken(request.headers.authorization, operatorToken))
      throw new Problem(401, 'OPERATOR_TOKEN', 'This call needs the operator token');
    const status = readSent(serverStatus, request.body);
    await saveServerStatus(db, status);
    forgetHosts(db);
    request.log.warn(status, 'server status was set');
    return status;
  });
}
