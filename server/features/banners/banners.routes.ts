import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { sendImage } from '#server/http/images.ts';

/**
 * The pictures of banners (O015, B291). Whichever kind of picture is asked for, its compressed form is
 * sent (B122). `<img>` carries no token, so the route is open.
 */
export function bannerRoutes(app: FastifyInstance, { files }: Services): void {
  app.get<{ Params: { file: string } }>(
    '/bnrs/image/:file',
    { config: { access: 'open' } },
    (request, reply) => {
      const compressed = request.params.file.replace(/\.(svg|png|jpe?g|gif|avif)$/i, '.webp');
      return sendImage(files, ['banners/'], compressed, request, reply);
    },
  );
}
