import type { FastifyInstance } from 'fastify';
import { type CallLimit, type CallLimits, tooMany } from '#server/lib/call-limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    callLimits: CallLimits;
  }
  interface FastifyContextConfig {
    /** How often one user may call the route; unset for calls that cost little. */
    limit?: CallLimit;
  }
}

/**
 * Refuses calls of users who have reached the limit of a route before the body is read: 429
 * TOO_MANY_REQUESTS with Retry-After. Calls without a login are for the route to refuse.
 */
export function limitRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ bearer, method, routeOptions: { config, url } }) => {
    if (!config.limit || !bearer) return;
    const { userId } = bearer.viewer;
    const retryAfter = await app.callLimits.take(`${method} ${url}`, config.limit, userId);
    if (retryAfter > 0) throw tooMany(retryAfter);
  });
}
