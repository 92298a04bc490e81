import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { rooms } from '#server/features/rooms.ts';
import { openSessionKeys } from '#server/features/session/session.public.ts';
import { graphqlRoute } from '#server/graphql/graphql.ts';
import type { Services } from '#server/graphql/room.ts';
import { compressAnswers } from './compression.ts';
import { answerBadAddress, answerErrors } from './errors.ts';
import { stopGracefully } from './graceful-stop.ts';
import { healthRoutes } from './health.ts';
import { identify } from './identity.ts';
import { imageRoutes } from './images.ts';
import { loggerOptions, logRequests, requestId } from './logging.ts';
import { measure } from './metrics.ts';
import { retireWorker } from './retired-worker.ts';
import { runtimeFile } from './runtime-file.ts';
import { protectEverything } from './security-headers.ts';
import { staticFiles } from './static-files.ts';

/**
 * The whole server behind one Fastify instance, ready to listen or to be injected into. What stands
 * outside the inner scope answers also during maintenance and for hosts nobody has set up.
 */
export async function buildApp(services: Services): Promise<FastifyInstance> {
  const { config, db, files, mailer } = services;
  const app = Fastify({
    logger: loggerOptions(config),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // One proxy: what it adds last is true, what callers sent before it is not.
    trustProxy: config.trustProxy && ((_address, hop) => hop === 0),
    frameworkErrors: answerBadAddress,
    bodyLimit: 1_000_000,
    routerOptions: { maxParamLength: 300 },
    requestTimeout: 300_000,
  });
  app.decorate('sessionKeys', await openSessionKeys(config, db));
  if (mailer.folder)
    app.log.info({ folder: mailer.folder }, 'no mail server is set: mails are kept');
  stopGracefully(app);
  logRequests(app);
  protectEverything(app);
  answerErrors(app);
  await compressAnswers(app);
  const countOperation = measure(app, config);
  healthRoutes(app, db);
  runtimeFile(app, config);
  imageRoutes(app, files);
  retireWorker(app, config);
  await app.register(async (pages) => staticFiles(pages, config.distDir));
  await app.register(async (calls) => {
    identify(calls, db);
    for (const room of rooms) await room.routes?.(calls, services);
    await graphqlRoute(calls, services, rooms, countOperation);
  });
  return app;
}
