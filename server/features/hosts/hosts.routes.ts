import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { basicAuthFits } from '#server/lib/basic-auth.ts';
import { Problem } from '#server/lib/problem.ts';
import { getHostConfig, getServerStatus } from './hosts.public.ts';
import { operatorRoutes } from './operator.routes.ts';
import { webManifestRoutes } from './web-manifest.routes.ts';

/** The routes that the client calls before a login, with Basic authentication (B293). */
export function hostRoutes(root: FastifyInstance, services: Services): void {
  const { config, db } = services;
  operatorRoutes(root, services);
  webManifestRoutes(root, services);
  root.register(async (app) => {
    app.addHook('onRequest', async (request, reply) => {
      if (basicAuthFits(request.headers.authorization, config.basicAuth)) return;
      reply.header('www-authenticate', 'Basic realm="server"');
      throw new Problem(401, 'BASIC_AUTH', 'This call needs the credentials of the runtime file');
    });

    // O009: the configuration of one host, for that host and others of its sales organisation.
    app.get<{ Params: { host: string } }>(
      '/server/config/:host',
      { config: { access: 'open' } },
      async (request) => {
        const [found, caller] = await Promise.all(
          [request.params.host, request.hostname].map((host) => getHostConfig(db, host)),
        );
        if (!found || found.sorg !== caller?.sorg)
          throw new Problem(404, 'UNKNOWN_HOST', 'No such host');
        return found;
      },
    );

    // O011: a server that is not online answers 500 with the message to show (B024, B140).
    app.get('/server/status', { config: { access: 'open' } }, async (_request, reply) => {
      const { online, message } = await getServerStatus(db);
      if (online) return { status: 'online' };
      return reply.code(500).send({ status: 'maintenance', message });
    });
  });
}
