import type { FastifyInstance } from 'fastify';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { negotiateLocale } from '#server/graphql/request-context.ts';
import { getLoginAnnouncements } from './announcements.public.ts';

/**
 * Serves the announcements of a host's login page, without a login (O010, B125, N119); none for an unknown
 * host.
 */
export function announcementRoutes(app: FastifyInstance, { db }: Services): void {
  app.get<{ Params: { host: string } }>(
    '/active-announcements/:host',
    { config: { access: 'open' } },
    async (request) => {
      const host = await getHostConfig(db, request.params.host);
      if (!host) return [];
      const locale = negotiateLocale(request.headers['accept-language']);
      return await getLoginAnnouncements(db, host, locale);
    },
  );
}
