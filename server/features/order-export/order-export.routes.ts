import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { operatorRoute } from '#server/http/operator.ts';
import { Problem } from '#server/lib/problem.ts';
import { batchesIn } from './export-orders.ts';

interface ByBatch {
  Params: { batch: string };
}

/** The operator's routes for exporting orders to the ERP (docs/feeds.md); `npm run export` uses them. */
export function orderExportRoutes(app: FastifyInstance, { config, db }: Services): void {
  const operator = operatorRoute(config);
  const source = batchesIn(db);

  app.post('/order-export', operator, async (request) => {
    const batches = await source.batches();
    request.log.info({ batches: batches.map(({ id }) => id) }, 'orders are exported');
    return { batches };
  });

  app.get<ByBatch>('/order-export/:batch', operator, async (request) => {
    return { files: await source.files(batchOf(request)) };
  });

  app.post<ByBatch>('/order-export/:batch/acknowledge', operator, async (request) => {
    const batch = batchOf(request);
    const acknowledged = await source.acknowledge(batch);
    if (acknowledged === 'unknown') throw unknownBatch();
    request.log.info({ batch, acknowledged }, 'an export is acknowledged');
    return { acknowledged };
  });
}

const unknownBatch = () => new Problem(404, 'UNKNOWN_BATCH', 'There is no such batch');

function batchOf({ params }: FastifyRequest<ByBatch>): number {
  if (!/^[1-9]\d{0,14}$/.test(params.batch)) throw unknownBatch();
  return Number(params.batch);
}
