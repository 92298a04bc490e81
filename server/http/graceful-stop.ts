import type { FastifyInstance } from 'fastify';

/**
 * Lets `app.close()` end although clients keep connections open: requests under way are answered and
 * told to close, idle connections are closed as they become idle.
 */
export function stopGracefully(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
