import type { FastifyInstance } from 'fastify';
import { makeHostPdf } from '#server/features/documents/documents.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { requirePaymentForDownload } from '../payment-off.ts';
import { findShownRequest } from '../requests/request-list.store.ts';
import { remittancePaper, remittanceTitle } from './remittance-paper.ts';

/** The permissions of the request itself, of which one is needed. */
const scopes = ['page.payment-request', 'page.invoice-status'];

/**
 * The remittance advice of a payment request, behind the fence of the request. A request that was voided or has
 * failed has none, because it announces no money.
 */
export function remittanceRoutes(app: FastifyInstance, services: Services): void {
  type OfRequest = { Params: { externalId: string } };
  const config = { limit: { calls: 60, minutes: 1 } };
  app.get<OfRequest>(
    '/documents/payments/:externalId/remittance',
    { config },
    async (request, reply) => {
      const ctx = await scopedContext(services, request, scopes);
      requirePaymentForDownload(ctx);
      const { externalId } = request.params;
      const found = externalId.includes('\0')
        ? null
        : await findShownRequest(ctx.db, viewerOf(ctx), externalId);
      if (!found || found.status === 'failed' || found.status === 'void')
        throw new Problem(404, 'NOT_FOUND', 'There is no such document');
      const pdf = await makeHostPdf(services, ctx.host, remittancePaper(ctx, found));
      const title = remittanceTitle(found, ctx.locale);
      return asAttachment(reply, `${title} - ${externalId}.pdf`, 'application/pdf').send(pdf);
    },
  );
}
