import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { makeHostPdf, paperFormats } from '#server/features/documents/documents.public.ts';
import { type Context, type CustomerCode, viewerOf } from '#server/graphql/context.ts';
import type { Feature, Services } from '#server/graphql/feature.ts';
import { collectHistories, scopedContext } from '#server/graphql/request-context.ts';
import type { ListExport } from '#server/lib/list-export.ts';
import { Problem } from '#server/lib/problem.ts';
import { findReport, storeReport } from '#server/lib/reports.store.ts';
import { asAttachment, exportName, sendTable } from '#server/lib/table-export.ts';
import { readPaper } from '#server/lib/table-paper.ts';
import { getDayIn } from '#shared/days.ts';
import { bearerOf } from './identity.ts';

const limit = { calls: 30, minutes: 15 };

/**
 * Sends whole lists as files: `POST /exports/<list>` with filter, columns and their headers. The same body at
 * `POST /exports/<list>/reports` makes a report, whose rows are read when it is downloaded (O019).
 */
export function listExportRoutes(
  app: FastifyInstance,
  services: Services,
  features: readonly Feature[],
): void {
  const slots = app.exportSlots;
  const exports = features.flatMap(({ exports: own = [] }) => own);
  const histories = collectHistories(features);
  // They read only; POST because a filter may be too long for an address.
  const config = { limit, readOnlyUsers: true };

  const sendList = async (
    reply: FastifyReply,
    ctx: Context,
    { createTable }: ListExport,
    body: unknown,
  ) => {
    const { table, format, facts } = await createTable(ctx, body);
    const { userId } = viewerOf(ctx);
    const day = getDayIn(ctx.host.timeZone);
    if (format !== 'pdf') return sendTable(reply, table, { format, day, slots, userId });
    const release = slots.take(userId);
    try {
      const paper = await readPaper(table, facts, paperFormats(ctx));
      const pdf = await makeHostPdf(services, ctx.host, paper);
      return await asAttachment(reply.type('application/pdf'), exportName(table, day, 'pdf')).send(
        pdf,
      );
    } finally {
      release();
    }
  };

  // A request may act for another customer than that of the token, as with the list's query.
  for (const one of exports) {
    app.post(`/exports/${one.list}`, { config }, async (request, reply) => {
      const ctx = await scopedContext(services, request, one.scopes, histories);
      return await sendList(reply, ctx, one, request.body);
    });
    app.post(`/exports/${one.list}/reports`, { config }, async (request, reply) => {
      const ctx = await scopedContext(services, request, one.scopes, histories);
      await one.createTable(ctx, request.body);
      const viewer = viewerOf(ctx);
      const report = { id: randomUUID(), list: one.list, request: request.body };
      const customer = viewer.customer?.unified ?? null;
      await storeReport(ctx.db, viewer, { ...report, customer });
      return reply.code(201).send({ id: report.id });
    });
  }

  type OfReport = { Params: { id: string } };
  app.get<OfReport>('/api/reports/:id/download', { config: { limit } }, async (request, reply) => {
    const { viewer } = bearerOf(request);
    const report = await findReport(services.db, viewer, request.params.id);
    const one = exports.find(({ list }) => list === report?.list);
    if (!report || !one) throw notFound();
    if (report.isOver) throw new Problem(410, 'REPORT_OVER', 'The report is more than a day old');
    const { customer } = report;
    const active = customer === null ? null : await findCustomer(services.db, viewer, customer);
    const ctx = actingFor(await scopedContext(services, request, one.scopes, histories), active);
    return await sendList(reply, ctx, one, report.request);
  });
}

/** The context with the customer of the report as the active one; none when it is no longer the viewer's. */
const actingFor = (ctx: Context, customer: CustomerCode | null): Context => ({
  ...ctx,
  viewer: { ...viewerOf(ctx), customer },
});

const notFound = () => new Problem(404, 'NOT_FOUND', 'No such report');
