import type { FastifyInstance } from 'fastify';
import { bearerOf } from '#server/http/identity.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { printedTable } from '#shared/printed-table.ts';
import { tablePdf } from './table-pdf.ts';

/**
 * Puts a table the app shows on paper. The caller's own data goes in and out again and nothing is
 * read here, so being logged in is enough.
 */
export function documentRoutes(app: FastifyInstance): void {
  app.post('/documents/pdf', async (request, reply) => {
    bearerOf(request);
    const table = readSent(printedTable, request.body);
    const pdf = await tablePdf(table);
    return reply
      .type('application/pdf')
      .header('content-disposition', 'attachment')
      .header('cache-control', 'no-store')
      .send(pdf);
  });
}
