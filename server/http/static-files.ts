import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '#server/lib/problem.ts';
import { protectPage } from './security-headers.ts';

const forever = 'public, max-age=31536000, immutable';
const programPaths =
  /^\/(graphql|public\/graphql|server|images|assets|api|v2|change-cust|notification|bnrs|active-announcements|telemetry|catalog\/(manifest|chunks|deltas|stock))(\/|$)/;

/**
 * Serves the built client in the form the browser prefers, and its page for every address that the
 * client's router answers. Without a build there are no pages.
 */
export async function staticFiles(app: FastifyInstance, distDir: string): Promise<void> {
  const built = existsSync(join(distDir, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: distDir,
      preCompressed: true,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', path.includes('/assets/') ? forever : 'no-cache');
        protectPage(reply as FastifyReply);
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (!built || !wantsPage(request)) throw new Problem(404, 'NOT_FOUND', 'Nothing here');
    return reply.type('text/html').sendFile('index.html');
  });
}

function wantsPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  return (
    (headers.accept ?? '').includes('text/html') && !programPaths.test(url.split('?')[0] ?? '')
  );
}
