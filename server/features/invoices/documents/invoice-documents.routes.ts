import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeHostPdf, type PaperHost } from '#server/features/documents/documents.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { sendTable } from '#server/lib/table-export.ts';
import { getDayIn } from '#shared/days.ts';
import { itemsOfInvoices } from '../invoice-detail.store.ts';
import { isInvoicePeriod, periodEntries } from '../invoice-period.rules.ts';
import { loadStatement } from '../load-statement.ts';
import { wordedFormats } from './invoice-paper.ts';
import { type InvoiceDocument, loadDocuments } from './load-documents.ts';
import { statementPaper, statementTable } from './statement-paper.ts';
import { zipInvoices } from './zip-invoices.ts';

/** The permission to read invoices (S005). */
const scopes = ['page.invoice-status'];
const perMinute = { calls: 60, minutes: 1 };
const mostInvoices = 500;

const number = v.pipe(v.string(), v.minLength(1), v.maxLength(60), v.excludes('\0'));
const zipRequest = v.object({
  invoiceNos: v.pipe(v.array(number), v.minLength(1), v.maxLength(mostInvoices)),
});
const statementRequest = v.pipe(
  v.object({
    ...periodEntries,
    payerCode: v.optional(number),
    format: v.picklist(['pdf', 'xlsx']),
  }),
  v.check((asked) => isInvoicePeriod(asked), 'a period of at most a year'),
);

/** Documents of invoices, behind the fence of the lists: every number outside it is answered as an unknown one. */
export function invoiceDocumentRoutes(app: FastifyInstance, services: Services): void {
  const openContext = (request: FastifyRequest) => scopedContext(services, request, scopes);
  async function findDocuments(ctx: Context, numbers: readonly string[]) {
    const rows = await itemsOfInvoices(ctx.db, viewerOf(ctx), numbers);
    if (rows.length === 0) throw notFound();
    return await loadDocuments(services, paperOf(ctx), rows);
  }

  type OfInvoice = { Params: { invoiceNo: string } };
  const config = { limit: perMinute };
  app.get<OfInvoice>('/documents/invoices/:invoiceNo/pdf', { config }, async (request, reply) => {
    const ctx = await openContext(request);
    const no = readSent(number, request.params.invoiceNo);
    return send(reply, await (await findDocuments(ctx, [no])).pdf(no));
  });
  app.get<OfInvoice>(
    '/documents/invoices/:invoiceNo/e-invoice',
    { config },
    async (request, reply) => {
      const ctx = await openContext(request);
      const no = readSent(number, request.params.invoiceNo);
      return send(reply, await (await findDocuments(ctx, [no])).eInvoice(no));
    },
  );
  // It reads only; POST because the numbers may be too long for an address.
  const zipConfig = { limit: { calls: 10, minutes: 15 }, readOnlyUsers: true };
  app.post('/documents/invoices', { config: zipConfig }, async (request, reply) => {
    const ctx = await openContext(request);
    const { invoiceNos } = readSent(zipRequest, request.body);
    const documents = await findDocuments(ctx, [...new Set(invoiceNos)]);
    const { texts } = wordedFormats(paperOf(ctx));
    const name = `${texts.invoices} - ${getDayIn(ctx.host.timeZone)}.zip`;
    return asAttachment(reply, name, 'application/zip').send(zipInvoices(documents));
  });
  app.get('/documents/statement', { config }, async (request, reply) => {
    const ctx = await openContext(request);
    const { format, ...period } = readSent(statementRequest, request.query);
    const statement = await loadStatement(ctx, period);
    if (!statement) throw notFound();
    const paper = paperOf(ctx);
    const table = statementTable(paper, statement, period);
    const day = getDayIn(ctx.host.timeZone);
    if (format === 'xlsx') {
      const { userId } = viewerOf(ctx);
      return sendTable(reply, table, { format, day, slots: app.exportSlots, userId });
    }
    const pdf = await makeHostPdf(services, ctx.host, statementPaper(paper, statement, period));
    return asAttachment(reply, `${table.list} - ${day}.pdf`, 'application/pdf').send(pdf);
  });
}

const paperOf = ({ host, locale }: Context): PaperHost => ({ host, locale });

function send(reply: FastifyReply, document: InvoiceDocument | null) {
  if (!document) throw notFound();
  return asAttachment(reply, document.name, document.type).send(Buffer.from(document.bytes));
}

const notFound = () => new Problem(404, 'NOT_FOUND', 'There is no such document');
