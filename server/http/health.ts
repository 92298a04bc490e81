import type { FastifyInstance } from 'fastify';
import type { Readiness } from './readiness.ts';

/**
 * `/healthz`: the process runs. `/readyz`: everything it needs can be used and written to, part by part;
 * 503 when a part fails. `?ignore=mail` leaves parts out, for a load balancer that shall go on sending
 * requests while mails wait. Why a part fails is in the log alone.
 */
export function healthRoutes(app: FastifyInstance, readiness: Readiness): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get<{ Querystring: { ignore?: string } }>('/readyz', async (request, reply) => {
    const ignored = String(request.query.ignore ?? '').split(',');
    const states = (await readiness.checkAll()).filter(({ name }) => !ignored.includes(name));
    const failed = states.filter(({ ok }) => !ok);
    for (const { name, error } of failed)
      request.log.error({ err: error, part: name }, 'a part of the server cannot be used');
    const parts = Object.fromEntries(states.map(({ name, ok }) => [name, ok ? 'ok' : 'failed']));
    reply.code(failed.length > 0 ? 503 : 200).header('cache-control', 'no-store');
    return { status: failed.length > 0 ? 'not ready' : 'ready', parts };
  });
}
