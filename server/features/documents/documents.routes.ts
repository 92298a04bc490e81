import type { FastifyInstance } from 'fastify';
import type { Services } from '#server/graphql/feature.ts';
import { bearerOf, hostOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { printedTable } from '#shared/printed-table.ts';
import { closePdfPool, makeHostPdf } from './host-pdf.ts';

/** The permissions whose pages offer a PDF: those of the cart, and of orders and deliveries. */
const printingScopes = ['cart.display-order-qty', 'page.order-status'];

const limit = { calls: 30, minutes: 15 };

/**
 * Turns a table of the app into a PDF. The caller's own data goes in and out again and nothing is read
 * here, so every user who has a page with printing may call it.
 */
export function documentRoutes(app: FastifyInstance, { db, files }: Services): void {
  app.addHook('onClose', () => closePdfPool(db));
  app.post('/documents/pdf', { config: { limit, readOnlyUsers: true } }, async (request, reply) => {
    const { scopes } = bearerOf(request).viewer;
    if (!printingScopes.some((scope) => scopes.has(scope)))
      throw new Problem(403, 'FORBIDDEN', 'Not allowed');
    const table = readSent(printedTable, request.body);
    const pdf = await makeHostPdf({ db, files }, hostOf(request), table);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment')
      .header('cache-control', 'no-store')
      .send(pdf);
  });
}
