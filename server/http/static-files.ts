import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config.ts';
import type { Db } from '#server/db/database.ts';
import { Problem } from '#server/lib/problem.ts';
import { protectPage } from './security-headers.ts';
import { getPath, sendPages } from './send-pages.ts';

const forever = 'public, max-age=31536000, immutable';
const anHour = 'public, max-age=3600';
const programPaths =
  /^\/(graphql|public\/graphql|server|images|assets|api|v2|change-cust|notification|bnrs|announcements\/image|manifests|share|active-announcements|telemetry|catalog\/(manifest|chunks|deltas|stock))(\/|$)/;

/** The addresses of pages begin with a locale. */
const pagePaths = /^\/[a-z]{2}-[a-z]{2}(\/|$)/i;

/**
 * Serves the built client in the form the browser prefers, and its page for every address that the
 * client's router answers. Without a build there are no pages.
 */
export async function staticFiles(
  app: FastifyInstance,
  db: Db,
  { distDir, workerOff }: Pick<Config, 'distDir' | 'workerOff'>,
): Promise<void> {
  const built = existsSync(join(distDir, 'index.html'));
  if (built)
    await app.register(fastifyStatic, {
      root: distDir,
      // A route for each file: looking for a file by its name would read the whole folder each time.
      wildcard: false,
      globIgnore: ['index.html', '**/*.{br,gz}', ...(workerOff ? ['sw.js'] : [])],
      preCompressed: true,
      // The page is made for its host below.
      index: false,
      cacheControl: false,
      dotfiles: 'ignore',
      setHeaders: (reply, path) => {
        reply.header('cache-control', lifetimeOf(path.slice(distDir.length)));
        protectPage(reply as FastifyReply);
      },
    });
  const pages = built ? sendPages(distDir, db) : null;
  if (pages) {
    app.get('/index.html', pages.sendKept);
    app.get('/', pages.sendWritten);
  }
  app.setNotFoundHandler(async (request, reply) => {
    if (!pages || !wantsPage(request)) throw new Problem(404, 'NOT_FOUND', 'Nothing here');
    return await pages.sendWritten(request, reply);
  });
}

/** Hashed files never change; drawings seldom, and one screen shows the same ones several times. */
function lifetimeOf(file: string): string {
  if (/^\/?assets\//.test(file)) return forever;
  return /^\/?(icons|drawings|language)\//.test(file) ? anHour : 'no-cache';
}

function wantsPage(request: FastifyRequest): boolean {
  const { method, headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accepted = headers.accept ?? '';
  const path = getPath(request);
  if (accepted.includes('text/html')) return !programPaths.test(path);
  // Monitors and previews of links take anything; so do scripts, which must learn that a file is missing.
  return accepted.includes('*/*') && pagePaths.test(path) && !/\.[a-z0-9]{1,5}$/i.test(path);
}
