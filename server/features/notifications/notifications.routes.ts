import type { FastifyInstance } from 'fastify';
import { isPublicMode } from '#server/config.ts';
import type { Services } from '#server/graphql/feature.ts';
import { negotiateLocale } from '#server/graphql/request-context.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { deviceName } from '#server/lib/device-name.ts';
import { Problem } from '#server/lib/problem.ts';
import { isPublicEndpoint } from '#server/lib/public-address.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { watchNews } from './news-watch.ts';
import { subscriptionShapes } from './push/push-subscription.rules.ts';
import { deleteSubscription, saveSubscription } from './push/push-subscription.store.ts';

const path = '/notification/subscriptions';
/** The user's own devices. */
const own = { config: { readOnlyUsers: true, limit: { calls: 120, minutes: 15 } } };

/** Where a user's devices want to be pushed to (O013, B129). */
export function notificationRoutes(app: FastifyInstance, services: Services): void {
  const { config, db } = services;
  const { subscription, endpointOnly } = subscriptionShapes(config.pushTestEndpoints);
  watchNews(app, services);
  // N136: 204 without a body. A device that moved to another user is only that user's from now on.
  app.post(path, own, async (request, reply) => {
    const { viewer } = bearerOf(request);
    const { endpoint, keys } = readSent(subscription, request.body);
    if (isPublicMode(config.mode) && !isPublicEndpoint(endpoint))
      throw new Problem(400, 'BAD_REQUEST', 'endpoint: not a public address', {
        field: 'endpoint',
      });
    const saved = await saveSubscription(db, viewer, {
      endpoint,
      ...keys,
      host: hostOf(request).host,
      locale: negotiateLocale(request.headers['accept-language']),
      name: deviceName(request.headers['user-agent']),
    });
    if (!saved) throw new Problem(401, 'SESSION_ENDED', 'Log in again');
    return reply.code(204).send();
  });

  // Also 204 for one that is unknown or belongs to another user, which stays: the answer does not reveal
  // whose it is.
  app.delete(path, own, async (request, reply) => {
    const { viewer } = bearerOf(request);
    const { endpoint } = readSent(endpointOnly, request.body);
    await deleteSubscription(db, viewer, endpoint);
    return reply.code(204).send();
  });
}
