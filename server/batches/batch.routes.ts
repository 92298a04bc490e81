import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { Problem } from '#server/lib/problem.ts';
import type { BatchKind } from './batch-kind.ts';
import { getDatabaseBatches } from './batch-source.ts';

interface ByBatch {
  Params: { batch: string };
}

interface ByHash {
  Params: { batch: string; sorg: string; hash: string };
}

/** The operator's routes for exporting records to the ERP (docs/feeds.md); `npm run export` uses them. */
export function batchRoutes(
  app: FastifyInstance,
  { config, db, files }: Services,
  kinds: readonly BatchKind[],
): void {
  const operator = operatorRoute(config);
  for (const kind of kinds) {
    const source = getDatabaseBatches(db, kind, files);
    const path = `/${kind.address}`;

    app.post(path, operator, async (request) => {
      const batches = await source.batches();
      const ids = batches.map(({ id }) => id);
      request.log.info({ kind: kind.name, batches: ids }, 'records are exported');
      return { batches };
    });

    app.get<ByBatch>(`${path}/:batch`, operator, async (request) => {
      return { files: await source.files(parseBatch(request)) };
    });

    if (kind.attachments)
      app.get<ByHash>(`${path}/:batch/files/:sorg/:hash`, operator, async (request, reply) => {
        const content = await source.content(parseBatch(request), request.params);
        if (!content) throw new Problem(404, 'NO_SUCH_FILE', 'The batch names no such file');
        return reply.type('application/octet-stream').send(content);
      });

    app.post<ByBatch>(`${path}/:batch/acknowledge`, operator, async (request) => {
      const batch = parseBatch(request);
      const acknowledged = await source.acknowledge(batch);
      if (acknowledged === 'unknown') throw unknownBatch();
      request.log.info({ kind: kind.name, batch, acknowledged }, 'an export is acknowledged');
      return { acknowledged };
    });
  }
}

const unknownBatch = () => new Problem(404, 'UNKNOWN_BATCH', 'There is no such batch');

function parseBatch({ params }: FastifyRequest<ByBatch>): number {
  if (!/^[1-9]\d{0,14}$/.test(params.batch)) throw unknownBatch();
  return Number(params.batch);
}
