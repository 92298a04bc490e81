import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { makeHostPdf } from '#server/features/documents/documents.public.ts';
import { typeOfKind } from '#server/files/checks/file-kind.ts';
import { attachment } from '#server/files/stored/shown-name.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { requestContext } from '#server/graphql/request-context.ts';
import { bearerOf } from '#server/http/identity.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { exportName, tableStream } from '#server/lib/table-export.ts';
import { getDayIn } from '#shared/days.ts';
import { itemsOfInvoices } from '../invoice-detail.store.ts';
import { isInvoicePeriod, periodEntries } from '../invoice-period.rules.ts';
import { loadStatement } from '../load-statement.ts';
import { type PaperHost, paperFormats } from './invoice-paper.ts';
import { type InvoiceDocument, loadDocuments } from './load-documents.ts';
import { statementPaper, statementTable } from './statement-paper.ts';
import { zipInvoices } from './zip-invoices.ts';

/** The permission to read invoices (S005). */
const scope = 'page.invoice-status';
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
  async function openContext(request: FastifyRequest): Promise<Context> {
    if (!bearerOf(request).viewer.scopes.has(scope))
      throw new Problem(403, 'FORBIDDEN', 'Not allowed');
    return await requestContext(services, request, new Map());
  }
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
    const { words } = paperFormats(paperOf(ctx));
    const name = `${words.invoices} - ${getDayIn(ctx.host.timeZone)}.zip`;
    return asAttachment(reply, name, 'application/zip').send(zipInvoices(documents));
  });
  app.get('/documents/statement', { config }, async (request, reply) => {
    const ctx = await openContext(request);
    const { format, ...period } = readSent(statementRequest, request.query);
    const statement = await loadStatement(ctx, period);
    if (!statement) throw notFound();
    const paper = paperOf(ctx);
    const table = statementTable(paper, statement, period);
    if (format === 'xlsx') {
      const name = exportName(table.list, getDayIn(ctx.host.timeZone), 'xlsx');
      return asAttachment(reply, name, typeOfKind.excel.type).send(tableStream(table, 'xlsx'));
    }
    const pdf = await makeHostPdf(services, ctx.host, statementPaper(paper, statement, period));
    const name = `${table.list} - ${getDayIn(ctx.host.timeZone)}.pdf`;
    return asAttachment(reply, name, 'application/pdf').send(pdf);
  });
}

const paperOf = ({ host, locale }: Context): PaperHost => ({ host, locale });

function send(reply: FastifyReply, document: InvoiceDocument | null) {
  if (!document) throw notFound();
  return asAttachment(reply, document.name, document.type).send(Buffer.from(document.bytes));
}

/** For saving: browsers neither open it nor guess its type, and nothing keeps it. */
function asAttachment(reply: FastifyReply, name: string, type: string): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .header('cache-control', 'no-store');
}

const notFound = () => new Problem(404, 'NOT_FOUND', 'There is no such document');
