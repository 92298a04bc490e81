import type { FastifyInstance } from 'fastify';
import { getHostConfig } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { negotiateLocale } from '#server/graphql/request-context.ts';
import { sendStoredPicture } from '#server/http/images.ts';
import { getLoginAnnouncements } from './announcements.public.ts';
import { findAnnouncementPicture } from './announcements.store.ts';

/**
 * Serves the announcements of a host's login page, without a login (O010, B125, N119); none for an unknown
 * host. `<img>` carries no token, so the route of their pictures is open as well.
 */
export function announcementRoutes(app: FastifyInstance, { db, files }: Services): void {
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
  app.get<{ Params: { file: string } }>(
    '/announcements/image/:file',
    { config: { access: 'open' } },
    async (request, reply) => {
      const id = /^([\w-]{1,60})\.webp$/.exec(request.params.file)?.[1];
      const place = id === undefined ? null : await findAnnouncementPicture(db, id);
      return sendStoredPicture(files, place, request, reply);
    },
  );
}
