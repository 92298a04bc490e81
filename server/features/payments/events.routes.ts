import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { transact } from '#server/db/transact.ts';
import { getServerStatus } from '#server/features/hosts/hosts.public.ts';
import type { Services } from '#server/graphql/feature.ts';
import { Problem } from '#server/lib/problem.ts';
import { BadSignature, type GatewayEvent, type PaymentGateway } from './gateways/gateway.ts';
import { getGateways } from './gateways/gateways.ts';
import { applyEvent } from './requests/apply-report.ts';

interface ToGateway {
  Params: { gateway: string };
}

/**
 * The address that payment providers send their events to. It works with the raw body, which the signature
 * is made of, and answers 200 only when the events are stored: providers send everything else again.
 */
export function eventRoutes(app: FastifyInstance, { db, jobs }: Services): void {
  app.register(async (events) => {
    events.removeAllContentTypeParsers();
    events.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
      done(null, body),
    );
    const options = { bodyLimit: 256_000, config: { access: 'open' as const } };
    events.post<ToGateway>('/payments/:gateway/events', options, async (request) => {
      const gateway = getGateways(db).byName.get(request.params.gateway);
      if (!gateway) throw new Problem(404, 'UNKNOWN_GATEWAY', 'There is no such payment provider');
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const received = readEvents(gateway, body, request.headers);
      const { online } = await getServerStatus(db);
      if (!online) throw new Problem(503, 'MAINTENANCE', 'Send it again later');
      for (const event of received) {
        const outcome = await transact(db, (tx) => applyEvent(tx, jobs, gateway.name, event));
        const { id, externalId, status } = event;
        request.log.info(
          { gateway: gateway.name, id, externalId, status, outcome },
          'payment event',
        );
      }
      return { received: received.length };
    });
  });
}

/** @throws Problem 400 for a body that the provider has not signed, or that cannot be read */
function readEvents(
  gateway: PaymentGateway,
  body: Buffer,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): GatewayEvent[] {
  try {
    const events = gateway.events({ body, headers }, new Date());
    if (v.is(v.array(gatewayEvent), events)) return events;
    throw new SyntaxError('It describes no payment');
  } catch (error) {
    if (error instanceof BadSignature) throw new Problem(400, 'BAD_SIGNATURE', error.message);
    if (error instanceof SyntaxError) throw new Problem(400, 'BAD_EVENT', 'The body is no event');
    throw error;
  }
}

/** A provider's library may change what it sends, so that its events are checked before they are applied. */
const gatewayEvent = v.object({
  id: v.string(),
  reference: v.string(),
  alias: v.nullable(v.string()),
  externalId: v.nullable(v.string()),
  status: v.picklist(['pending', 'processing', 'complete', 'failed', 'void', 'returned']),
  amount: v.pipe(v.number(), v.safeInteger()),
  currency: v.string(),
  reason: v.nullable(v.string()),
});
