import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { serialRules } from '#server/features/serials/serials.public.ts';
import { asAttachment } from '#server/files/stored/as-attachment.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Services } from '#server/graphql/feature.ts';
import type { MutationRegisterFrameV4Args } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { scopedContext } from '#server/graphql/request-context.ts';
import { Problem } from '#server/lib/problem.ts';
import { readSent } from '#server/lib/read-sent.ts';
import { isSupportedDay } from '#shared/days.ts';
import { parseSerial } from '#shared/serials/parse-serial.ts';
import { answerFrame } from './list/answer-frame.ts';
import { findSale } from './list/sale-list.store.ts';
import { toRegisteredFrame } from './list/to-registered-frame.ts';
import { registerSale } from './register/register-sales.ts';
import { makeWarrantyCard } from './warranty/warranty-card.ts';

const scopes = ['page.customer-sales-report'];
const limit = { calls: 600, minutes: 60 };

const text = v.pipe(v.string(), v.maxLength(1_000));
const saleIdText = v.pipe(v.string(), v.maxLength(80), v.excludes('\0'));
const registration = v.object({
  frameNumber: text,
  soldDate: v.pipe(v.string(), v.check(isSupportedDay, 'a day as YYYY-MM-DD')),
  customer: v.object({
    name: text,
    phone: v.optional(text),
    address: v.optional(text),
    city: v.optional(text),
    email: v.optional(text),
  }),
});

/**
 * Registers a sale for other systems of a dealer (O020, N092): the same as registerFrameV4. The same frame on the same
 * day is the same sale, so that a repetition changes the fields that it names and answers alike (readings 33, 116). The card of a sale's warranty
 * is a PDF.
 */
export function warrantyRoutes(app: FastifyInstance, services: Services): void {
  app.post('/api/retail-sales/warranty', { config: { limit } }, async (request, reply) => {
    const ctx = await scopedContext(services, request, scopes);
    const sent = readSent(registration, request.body);
    const customer = viewerOf(ctx).customer?.unified ?? '';
    const args: MutationRegisterFrameV4Args = {
      ...sent,
      saleId: getSaleId(customer, sent),
      useAccountData: false,
    };
    const answer = await answerFrame(
      ctx,
      await once(ctx, 'warranty', args, (tx) => registerSale(tx, ctx, args)),
    );
    const { frame, userErrors } = answer;
    if (frame) return { id: frame.id, status: frame.status };
    const isReported = userErrors.some(({ code }) => code === 'ALREADY_REPORTED');
    return reply.code(isReported ? 409 : 422).send({
      code: isReported ? 'ALREADY_REPORTED' : 'REFUSED',
      userErrors,
    });
  });

  type OfSale = { Params: { saleId: string } };
  const config = { limit: { calls: 60, minutes: 1 } };
  app.get<OfSale>('/documents/retail-sales/:saleId/card', { config }, async (request, reply) => {
    const ctx = await scopedContext(services, request, scopes);
    const viewer = viewerOf(ctx);
    const id = readSent(saleIdText, request.params.saleId);
    const row = await findSale(ctx.db, viewer, ctx.locale, id);
    if (!row || row.deletedAt) throw new Problem(404, 'UNKNOWN_FRAME', 'There is no such sale');
    const frame = toRegisteredFrame(ctx, row, await serialRules(ctx.db, viewer.sorg));
    const pdf = await makeWarrantyCard(services, ctx, frame);
    return asAttachment(reply, `${frame.frameNumber}.pdf`, 'application/pdf').send(pdf);
  });
}

function getSaleId(
  customer: string,
  { frameNumber, soldDate }: { frameNumber: string; soldDate: string },
): string {
  const { normal = frameNumber } = parseSerial(frameNumber);
  const name = JSON.stringify([customer, normal, soldDate]);
  return `warranty-${createHash('sha256').update(name).digest('hex').slice(0, 32)}`;
}
