import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { printedTable } from '#shared/printed-table.ts';
import { hostLogo } from './host-logo.ts';
import { paperOf } from './paper.rules.ts';
import { openPdfPool } from './pdf-pool.ts';

/** The permissions whose pages offer a PDF: those of the cart, and of orders and deliveries. */
const printingScopes = ['cart.display-order-qty', 'page.order-status'];

const limit = { calls: 30, minutes: 15 };

/**
 * Turns a table of the app into a PDF. The caller's own data goes in and out again and nothing is read
 * here, so every user who has a page with printing may call it.
 */
export function documentRoutes(app: FastifyInstance, { files }: Services): void {
  const pool = openPdfPool();
  app.addHook('onClose', () => pool.close());
  app.post('/documents/pdf', { config: { limit, readOnlyUsers: true } }, async (request, reply) => {
    const { scopes } = bearerOf(request).viewer;
    if (!printingScopes.some((scope) => scopes.has(scope)))
      throw new Problem(403, 'FORBIDDEN', 'Not allowed');
    const table = readSent(printedTable, request.body);
    const { portal } = request;
    const looks = portal && { paper: paperOf(portal), logo: await hostLogo(files, portal) };
    const pdf = await pool.make(table, looks ?? undefined);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment')
      .header('cache-control', 'no-store')
      .send(pdf);
  });
}
