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

/** A limit that several routes count together. */
export interface NamedLimit {
  name: string;
  limit: CallLimit;
}

/** Counts a call of a user. @throws 429 TOO_MANY_REQUESTS when the limit is reached */
export async function takeCall(
  { callLimits }: Pick<FastifyInstance, 'callLimits'>,
  { name, limit }: NamedLimit,
  userId: number,
): Promise<void> {
  const retryAfter = await callLimits.take(name, limit, userId);
  if (retryAfter > 0) throw tooMany(retryAfter);
}

/**
 * Refuses calls of users who have reached the limit of a route before the body is read: 429
 * TOO_MANY_REQUESTS with Retry-After. Calls without a login are for the route to refuse.
 */
export function limitRoutes(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ bearer, method, routeOptions: { config, url } }) => {
    if (!config.limit || !bearer) return;
    const named = { name: `${method} ${url}`, limit: config.limit };
    await takeCall(app, named, bearer.viewer.userId);
  });
}
