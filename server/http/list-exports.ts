import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import { type Context, type CustomerCode, viewerOf } from '#server/graphql/context.ts';
import type { Feature, Services } from '#server/graphql/feature.ts';
import { collectHistories, scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { findReport, storeReport } from '#server/lib/reports.store.ts';
import { sendTable } from '#server/lib/table-export.ts';
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

  // A request may act for another customer than that of the token, as with the list's query.
  for (const one of exports) {
    app.post(`/exports/${one.list}`, { config }, async (request, reply) => {
      const ctx = await scopedContext(services, request, one.scopes, histories);
      const { table, format } = await one.createTable(ctx, request.body);
      const day = getDayIn(ctx.host.timeZone);
      return sendTable(reply, table, { format, day, slots, userId: viewerOf(ctx).userId });
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
    const { table, format } = await one.createTable(ctx, report.request);
    const day = getDayIn(ctx.host.timeZone);
    return sendTable(reply, table, { format, day, slots, userId: viewer.userId });
  });
}

/** The context with the customer of the report as the active one; none when it is no longer the viewer's. */
const actingFor = (ctx: Context, customer: CustomerCode | null): Context => ({
  ...ctx,
  viewer: { ...viewerOf(ctx), customer },
});

const notFound = () => new Problem(404, 'NOT_FOUND', 'No such report');
