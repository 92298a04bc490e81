import type { Db } from '#server/db/database.ts';
import { findGateway } from '../requests/begin-request.ts';
import { findRequest } from '../requests/request.store.ts';
import { deletedPayments, insertSaved, removeDeleted } from './saved-payment.store.ts';

/** Stores the way to pay that the payer of a completed request lets the provider keep. */
export async function keepMethod(db: Db, externalId: string): Promise<void> {
  const request = await findRequest(db, externalId);
  if (!request?.gatewayReference || request.userId === null) return;
  const saved = await findGateway(db, request)?.save(request.gatewayReference);
  if (!saved) return;
  await insertSaved(db, {
    ...{ sorg: request.sorg, payer: request.payer, company_code: request.companyCode },
    ...{ user_id: request.userId, shared: request.share, gateway: request.gateway ?? '' },
    ...{ method: request.method, ...saved },
  });
}

/** Lets providers forget what users have deleted, and then forgets it here. */
export async function forgetDeleted(db: Db): Promise<void> {
  for (const { id, gateway, token } of await deletedPayments(db)) {
    await findGateway(db, { gateway })?.forget(token);
    await removeDeleted(db, id);
  }
}
