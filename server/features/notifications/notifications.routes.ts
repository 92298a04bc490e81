import type { FastifyInstance } from 'fastify';
import { localeOf } from '#server/graphql/request-context.ts';
import type { Services } from '#server/graphql/room.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { deviceName } from './device-name.rules.ts';
import { watchRestocks } from './restock-watch.ts';
import { isPublicEndpoint, subscriptionShapes } from './subscription.rules.ts';
import { deleteSubscription, saveSubscription } from './subscription.store.ts';

const path = '/notification/subscriptions';

/** Where a user's devices want to be pushed to (O013, B129). */
export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const { subscription, endpointOnly } = subscriptionShapes(config.pushTestEndpoints);
  watchRestocks(app, services);
  // N136: 204 without a body. A device that moved to another user is only that user's from now on.
  app.post(path, async (request, reply) => {
    const { viewer } = bearerOf(request);
    const { endpoint, keys } = readSent(subscription, request.body);
    if (config.mode === 'production' && !isPublicEndpoint(endpoint))
      throw new Problem(400, 'BAD_REQUEST', 'endpoint: not a public address', {
        field: 'endpoint',
      });
    const saved = await saveSubscription(db, viewer, {
      endpoint,
      ...keys,
      host: hostOf(request).host,
      locale: localeOf(request.headers['accept-language']),
      name: deviceName(request.headers['user-agent']),
    });
    if (!saved) throw new Problem(401, 'SESSION_ENDED', 'Log in again');
    return reply.code(204).send();
  });

  // Also 204 for one that is unknown or somebody else's, which stays: nobody learns whose it is.
  app.delete(path, async (request, reply) => {
    const { viewer } = bearerOf(request);
    const { endpoint } = readSent(endpointOnly, request.body);
    await deleteSubscription(db, viewer, endpoint);
    return reply.code(204).send();
  });
}
