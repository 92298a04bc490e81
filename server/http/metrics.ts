import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '#server/config.ts';
import { Problem } from '#server/lib/problem.ts';
import { bearsToken } from '#server/lib/same-secret.ts';

/** Counts of GraphQL operations by name and outcome. */
export type CountOperation = (operation: string, outcome: 'ok' | 'failed') => void;

/**
 * `/metrics` for Prometheus: the process, HTTP answers by route, GraphQL operations by name. Open to
 * anybody unless the settings have an operator token, which it then asks for.
 */
export function measure(
  app: FastifyInstance,
  { operatorToken }: Pick<Config, 'operatorToken'>,
): CountOperation {
  const registry = new Registry();
  app.decorate('metricsRegistry', registry);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
    if (operatorToken && !bearsToken(request.headers.authorization, operatorToken))
      throw new Problem(401, 'OPERATOR_TOKEN', 'This call needs the operator token');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  return (operation, outcome) => operations.inc({ operation, outcome });
}
