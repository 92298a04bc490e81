import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { measureInstallation } from './installation-metrics.ts';
import { type OperatorTokens, requireOperator } from './operator.ts';

/** Counts of GraphQL operations by name and outcome. */
export type CountOperation = (operation: string, outcome: 'ok' | 'failed') => void;

/**
 * `/metrics` for Prometheus: the process, HTTP answers by route, GraphQL operations by name, and what
 * `measureInstallation` adds. Only the operator reads it in production; elsewhere anybody does while the
 * settings have no operator token.
 */
export function measure(
  app: FastifyInstance,
  config: OperatorTokens & Pick<Config, 'mode'>,
  db: Db,
): CountOperation {
  const registry = new Registry();
  app.decorate('metricsRegistry', registry);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  measureInstallation(registry, db);
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time until an answer was sent.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const operations = new Counter({
    name: 'graphql_operations_total',
    help: 'GraphQL operations that were run.',
    labelNames: ['operation', 'outcome'],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const labels = { method: request.method, route, status: reply.statusCode };
    duration.observe(labels, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', async (request, reply) => {
    const isOpen = config.mode !== 'production' && (config.mode !== 'demo' || isLocal(request));
    if (config.operatorToken || !isOpen) requireOperator(request, config);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return (operation, outcome) => operations.inc({ operation, outcome });
}

/** Whether a request comes from this machine and through no proxy: the demo shows its metrics to nobody else. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  const address = socket.remoteAddress ?? '';
  const isLoopback = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(address);
  return isLoopback && headers['x-forwarded-for'] === undefined;
}
