import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Engines } from './engines/engines.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry of `/metrics`. */
    metricsRegistry?: Registry;
  }
}

/** Shows how much memory catalogs take, by sales organisation. */
export function measureEngines(app: FastifyInstance, engines: Engines): void {
  if (!app.metricsRegistry) return;
  new Gauge({
    name: 'catalog_engine_bytes',
    help: 'Memory of the catalogs held, by sales organisation.',
    labelNames: ['sorg'],
    registers: [app.metricsRegistry],
    collect() {
      this.reset();
      for (const [sorg, bytes] of engines.bytes) this.set({ sorg }, bytes);
    },
  });
}
