import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { protectPage } from './security-headers.ts';

/**
 * Takes the place of any worker at once, clears away the files it has kept and goes. What people have
 * captured lies in the database, which no worker of ours is needed for, and stays.
 */
const script = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(leave()));
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
`;

/**
 * The way back from a service worker that does harm, when its app may not even start any more:
 * browsers ask for `/sw.js` past the worker with every page they open. A page that works reloads
 * itself, or offers to while something typed is unsaved; see `src/app/update-prompt.tsx`.
 */
export function retireWorker(app: FastifyInstance, { workerOff }: Pick<Config, 'workerOff'>): void {
  if (!workerOff) return;
  app.get('/sw.js', async (_request, reply) => {
    protectPage(reply);
    return reply.type('text/javascript').header('cache-control', 'no-cache').send(script);
  });
}
