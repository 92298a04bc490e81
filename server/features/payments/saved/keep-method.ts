import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '#server/db/database.ts';
import { GatewayUnavailable } from '../gateways/gateway.ts';
import { findGateway } from '../requests/begin-request.ts';
import { findRequest } from '../requests/request.store.ts';
import { storeDisplays } from '../requests/request-state.store.ts';
import { deletedPayments, insertSaved, removeDeleted } from './saved-payment.store.ts';

/** Stores which card or account a completed request has charged, and that its payer lets the provider keep it. */
export async function keepMethod(db: Db, externalId: string): Promise<void> {
  const request = await findRequest(db, externalId);
  if (!request?.gatewayReference || request.userId === null) return;
  const gateway = findGateway(db, request);
  if (request.display === null) {
    const display = (await gateway?.lookUp(request.gatewayReference))?.display;
    if (display) await storeDisplays(db, [{ externalId, display }]);
  }
  if (!request.save) return;
  const saved = await gateway?.save(request.gatewayReference);
  if (!saved) return;
  await insertSaved(db, {
    sorg: request.sorg,
    payer: request.payer,
    company_code: request.companyCode,
    user_id: request.userId,
    shared: request.share,
    gateway: request.gateway ?? '',
    method: request.method,
    ...saved,
  });
}

/**
 * Removes the ways to pay that users have deleted, first at their provider and then here. One that its provider has
 * not removed is kept for the next run and does not stop the others. A provider that is away, or that the settings
 * no longer name, is asked once in a run.
 * @param log gets those that are kept, never with a token
 */
export async function forgetDeleted(db: Db, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  const away = new Set<string>();
  for await (const { id, gateway, token } of deletedPayments(db)) {
    if (away.has(gateway)) continue;
    try {
      const provider = findGateway(db, { gateway });
      if (!provider) throw new GatewayUnavailable('The settings do not name the provider');
      await provider.forget(token);
      await removeDeleted(db, id);
    } catch (error) {
      if (error instanceof GatewayUnavailable) away.add(gateway);
      const { message } = error as Error;
      log.warn({ id, gateway, reason: message }, 'a deleted way to pay is still at its provider');
    }
  }
}
