import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { databaseAnswers } from '#server/features/hosts/hosts.public.ts';

/** `/healthz`: the process runs. `/readyz`: it can also reach its database. */
export function healthRoutes(app: FastifyInstance, db: Db): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (request, reply) => {
    try {
      await databaseAnswers(db);
      return { status: 'ready' };
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.code(503).send({ status: 'not ready' });
    }
  });
}
