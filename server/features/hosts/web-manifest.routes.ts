import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { Problem } from '#server/lib/problem.ts';
import type { HostConfig } from '#shared/host-config.ts';
import { hostIcon } from './host-icons.ts';
import { getHostConfig } from './hosts.public.ts';
import { manifestMapping, webManifest } from './web-manifest.rules.ts';

/**
 * Serves manifest and icons of each host, made from its configuration, so that each host is an app of its
 * own.
 */
export function webManifestRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, files } = services;
  const open = { config: { access: 'open' as const } };
  const findHost = async ({ hostname }: FastifyRequest): Promise<HostConfig> => {
    const host = await getHostConfig(db, hostname);
    if (!host) throw new Problem(404, 'UNKNOWN_HOST', 'No such host');
    return host;
  };
  const findHostWithManifest = async (request: FastifyRequest): Promise<HostConfig> => {
    const host = await findHost(request);
    if (!host.flags.WEB_MANIFEST) throw new Problem(404, 'NOT_FOUND', 'This host has no manifest');
    return host;
  };

  app.get('/manifests/mappingManifest.json', open, async (request, reply) => {
    reply.header('cache-control', 'no-cache');
    return manifestMapping(await findHostWithManifest(request));
  });

  app.get<{ Params: { file: string } }>('/manifests/:file', open, async (request, reply) => {
    const { file } = request.params;
    if (file.endsWith('.webmanifest')) {
      const manifest = webManifest(await findHostWithManifest(request), `/manifests/${file}`);
      if (!manifest) throw new Problem(404, 'NOT_FOUND', 'No such manifest');
      reply.header('cache-control', 'no-cache').type('application/manifest+json');
      return JSON.stringify(manifest);
    }
    const icon = await hostIcon(file, await findHost(request), { config, files });
    if (!icon) throw new Problem(404, 'NOT_FOUND', 'No such icon');
    return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(icon);
  });

  // Where no worker is in charge the file is lost, but not the way to fast order.
  app.post('/share/order-file', open, async (_request, reply) =>
    reply.redirect('/catalog/fast-order', 303),
  );
}
