import type { FastifyInstance } from 'fastify';

/**
 * Lets `app.close()` finish although clients keep connections open: requests in progress are answered with
 * `connection: close`, and connections are closed when they become idle.
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
