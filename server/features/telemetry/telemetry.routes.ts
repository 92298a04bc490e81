import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import type { HostConfig } from '#shared/host-config.ts';

/** The pattern of a page's path, `order/:orderNo`: never the actual address. */
const page = v.pipe(v.string(), v.maxLength(80), v.regex(/^[\w:/?-]*$/));
const text = (longest: number) => v.pipe(v.string(), v.maxLength(longest));

/** Each call is a line of the log. */
const limit = { calls: 1_200, minutes: 15 };
const view = v.object({ page });
const failure = v.object({ page, message: text(500), stack: text(4_000), version: text(50) });

/** Business data stays as it is. */
const open = { config: { readOnlyUsers: true, limit } };

function requireFlag({ flags }: HostConfig, flag: 'ANALYTICS' | 'MONITORING'): void {
  if (!flags[flag]) throw new Problem(404, 'NOT_FOUND', 'This host does not collect it');
}

/**
 * Writes reports of apps to the log, where the host wants it: which pages are opened (F010) and which
 * errors occurred in a browser (F011). They contain nothing that identifies the user.
 */
export function telemetryRoutes(app: FastifyInstance): void {
  app.post('/telemetry/view', open, async (request, reply) => {
    bearerOf(request);
    const host = hostOf(request);
    requireFlag(host, 'ANALYTICS');
    const { page } = readSent(view, request.body);
    request.log.info({ host: host.host, page }, 'page view');
    return reply.code(204).send();
  });

  app.post('/telemetry/error', open, async (request, reply) => {
    bearerOf(request);
    const host = hostOf(request);
    requireFlag(host, 'MONITORING');
    const sent = readSent(failure, request.body);
    request.log.warn({ host: host.host, ...sent }, 'error in a browser');
    return reply.code(204).send();
  });
}
