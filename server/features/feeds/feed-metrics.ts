import type { FastifyInstance } from 'fastify';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { Db } from '#server/db/database.ts';
import { lastSuccess } from './runs/feed-imports.store.ts';
import { onImportFinished } from './runs/run-import.ts';

/** How long a reader of the metrics waits for the database, which an import may keep busy. */
const patience = 500;

/** Adds the imports of this server to `/metrics`, and when any server last took a whole feed. */
export function measureImports(app: FastifyInstance, db: Db): void {
  if (!app.metricsRegistry) return;
  const registers = [app.metricsRegistry];
  const imports = new Counter({
    name: 'pannier_feed_imports_total',
    help: 'Imports of feeds that are over, by what came of them.',
    labelNames: ['outcome'],
    registers,
  });
  const duration = new Histogram({
    name: 'pannier_feed_import_duration_seconds',
    help: 'Time an import of a feed took.',
    labelNames: ['outcome'],
    buckets: [1, 5, 15, 60, 300, 900, 3_600],
    registers,
  });
  let known = 0;
  new Gauge({
    name: 'pannier_feed_last_success_timestamp_seconds',
    help: 'When a feed was last taken as a whole, by any server; 0 when never.',
    registers,
    async collect() {
      const read = lastSuccess(db).then((at) => {
        known = Math.max(known, at ? at.getTime() / 1_000 : 0);
      });
      const waited = new Promise<void>((resolve) => setTimeout(resolve, patience).unref());
      await Promise.race([read.catch(() => {}), waited]);
      this.set(known);
    },
  });
  const stop = onImportFinished(db, ({ state, startedAt, finishedAt }) => {
    const end = finishedAt?.getTime() ?? Date.now();
    imports.inc({ outcome: state });
    duration.observe({ outcome: state }, (end - startedAt.getTime()) / 1_000);
    if (state === 'done') known = end / 1_000;
  });
  app.addHook('onClose', async () => void stop());
}
