import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config.ts';
import { basicCredentials } from '#server/lib/basic-auth.ts';
import manifest from '../../package.json' with { type: 'json' };

/** `/runtime.json`: what the client must know before it can ask anything (B289, B293). */
export function runtimeFile(app: FastifyInstance, config: Pick<Config, 'basicAuth'>): void {
  const answer = {
    apiBase: '',
    basicAuth: basicCredentials(config.basicAuth),
    version: manifest.version,
  };
  app.get('/runtime.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(answer),
  );
}
