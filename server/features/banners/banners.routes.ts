import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { sendImage, sendStoredPicture } from '#server/http/images.ts';
import { findBannerPicture } from './banners.store.ts';

/**
 * The pictures of banners (O015, B291): the stored file of a record, else one of a feed. Whichever kind of picture is
 * asked for, its compressed form is sent (B122). `<img>` carries no token, so the route is open.
 */
export function bannerRoutes(app: FastifyInstance, { db, files }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/bnrs/image/:file',
    { config: { access: 'open' } },
    async (request, reply) => {
      const compressed = request.params.file.replace(/\.(svg|png|jpe?g|gif|avif)$/i, '.webp');
      const id = /^([\w-]{1,60})\.webp$/.exec(compressed)?.[1];
      const place = id === undefined ? null : await findBannerPicture(db, id);
      if (place !== null) return sendStoredPicture(files, place, request, reply);
      return sendImage(files, ['banners/'], compressed, request, reply);
    },
  );
}
