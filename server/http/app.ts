import type { Writable } from 'node:stream';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { batchRoutes } from '#server/batches/batch.routes.ts';
import { Refusals } from '#server/features/audit/audit.public.ts';
import { openSessionKeys } from '#server/features/session/session.public.ts';
import { rulesByPurpose } from '#server/files/file-rules.ts';
import { fileRoutes } from '#server/files/stored/file.routes.ts';
import { fileSigner } from '#server/files/stored/signed-address.ts';
import { uploadRoutes } from '#server/files/uploads/upload.routes.ts';
import { features as allFeatures } from '#server/generated/features.ts';
import type { Feature, Services } from '#server/graphql/feature.ts';
import { graphqlRoute } from '#server/graphql/graphql.ts';
import { openCallLimits } from '#server/lib/call-limits.ts';
import { UserSlots } from '#server/lib/user-slots.ts';
import { compressAnswers } from './compression.ts';
import { answerBadAddress, answerErrors } from './errors.ts';
import { stopGracefully } from './graceful-stop.ts';
import { healthRoutes } from './health.ts';
import { identify } from './identity.ts';
import { imageRoutes } from './images.ts';
import { listExportRoutes } from './list-exports.ts';
import { loggerOptions, logRequests, requestId } from './logging.ts';
import { answerMalformed, refuseTwoHosts } from './malformed-requests.ts';
import { measure } from './metrics.ts';
import { openReadiness } from './readiness.ts';
import { createReadinessParts } from './readiness-parts.ts';
import { retireWorker } from './retired-worker.ts';
import { limitRoutes } from './route-limits.ts';
import { runtimeFile } from './runtime-file.ts';
import { protectEverything } from './security-headers.ts';
import { staticFiles } from './static-files.ts';
import { trustedProxies, warnOfUntrustedProxy } from './trusted-proxies.ts';

/**
 * Builds the whole server behind one Fastify instance, ready to listen or to be injected into. Routes
 * outside the inner scope also answer during maintenance and for unknown hosts.
 * @param features tests add some of their own
 * @param logStream receives the log; by default it goes to the output of the process
 */
export async function buildApp(
  services: Services,
  features: readonly Feature[] = allFeatures,
  logStream?: Writable,
): Promise<FastifyInstance> {
  const { config, db, files, mailer } = services;
  const app = Fastify({
    logger: { ...loggerOptions(config), ...(logStream && { stream: logStream }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    // Only what trusted proxies append is used; headers sent by the client are not.
    trustProxy: trustedProxies(config.trustProxy),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerMalformed,
    bodyLimit: 1_000_000,
    routerOptions: {
      maxParamLength: 300,
      // Each name has one text, also when it is given twice.
      querystringParser: (text) => Object.fromEntries(new URLSearchParams(text)),
    },
    requestTimeout: 300_000,
  });
  app.decorate('sessionKeys', await openSessionKeys(config, db));
  app.decorate('fileSigner', fileSigner(app.sessionKeys.keyFor('file addresses')));
  app.decorate('callLimits', openCallLimits(config));
  app.decorate('exportSlots', new UserSlots(2, 'TOO_MANY_EXPORTS', 'exports'));
  if (mailer.folder)
    app.log.info({ folder: mailer.folder }, 'no mail server is set: mails are kept');
  const refusals = new Refusals(db, app.log);
  app.decorate('refusals', refusals);
  app.addHook('onClose', () => refusals.close());
  stopGracefully(app);
  logRequests(app);
  warnOfUntrustedProxy(app, config.trustProxy);
  protectEverything(app);
  answerErrors(app);
  refuseTwoHosts(app);
  await compressAnswers(app);
  const countOperation = measure(app, config, db);
  app.decorate('readiness', openReadiness(createReadinessParts(services)));
  healthRoutes(app, app.readiness);
  runtimeFile(app, config);
  imageRoutes(app, files);
  retireWorker(app, config);
  await app.register(async (pages) => staticFiles(pages, db, config));
  await app.register(async (calls) => {
    identify(calls, db);
    limitRoutes(calls);
    for (const feature of features) await feature.routes?.(calls, services);
    listExportRoutes(calls, services, features);
    const kinds = features.flatMap(({ batches = [] }) => batches);
    batchRoutes(calls, services, kinds);
    const fileRules = rulesByPurpose(features.flatMap(({ files = [] }) => files));
    uploadRoutes(calls, services, fileRules);
    fileRoutes(calls, services, fileRules);
    await graphqlRoute(calls, services, features, countOperation);
  });
  return app;
}
