import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationResolvers } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { checkedText } from '#server/lib/paging.ts';
import { limits } from '#shared/validation/limits.ts';
import { decideEntry, lockEntry, seesBankEntries } from './bank/bank.store.ts';
import { toEntryRecord } from './bank/entry-record.ts';
import { requirePayment } from './payment-off.ts';
import { parseRecordId } from './record-id.ts';
import { lockShownRequest } from './requests/request-list.store.ts';
import { isOver } from './requests/request-state.rules.ts';
import { clearHeld, storeState } from './requests/request-state.store.ts';

/**
 * Decides about an entry of a bank statement: it pays a request, or it is set aside. The event of the decision is in the
 * history of the request, or of the entry when it pays none.
 */
export const resolveBankEntry: MutationResolvers['resolveBankEntry'] = (_root, args, ctx) => {
  requirePayment(ctx);
  const externalId = args.externalId ? checkedText(args.externalId, 'externalId') : null;
  const note = checkedText(args.note ?? '', 'note', limits.text).trim();
  const decision = { externalId, note };
  return once(ctx, 'resolveBankEntry', args, (tx) => resolve(tx, ctx, args.id, decision), {
    customer: 'in arguments',
  });
};

async function resolve(
  tx: Db,
  ctx: Context,
  asked: string,
  { externalId, note }: { externalId: string | null; note: string },
) {
  const viewer = viewerOf(ctx);
  const { sorg, userId } = viewer;
  const entry = seesBankEntries(viewer) ? await lockEntry(tx, sorg, parseRecordId(asked)) : null;
  if (!entry) return failure([userError('id', 'UNKNOWN_ENTRY', 'There is no such entry')]);
  if (externalId !== null) {
    if (entry.amount < 0)
      return failure([userError('externalId', 'WRONG_STATE', 'This money was taken back')]);
    const refused = await payRequest(tx, ctx, externalId);
    if (refused) return failure([refused]);
  }
  await decideEntry(tx, entry.id, { externalId, userId, note });
  const { id, amount, currency } = entry;
  const change = { feature: 'payments', action: 'changed' as const };
  await recordEvents(tx, ctx, [
    externalId === null
      ? {
          ...change,
          id: toEntryRecord(id),
          before: { entryState: 'listed' },
          after: { entryState: 'dismissed', amount, currency, note: note || null },
        }
      : {
          ...change,
          id: externalId,
          before: {},
          after: { bankEntry: id, amount, currency },
        },
  ]);
  return { message: success('It is decided'), userErrors: [] };
}

/** Completes a request of the viewer's customers. @returns why it cannot be completed; null when it is */
async function payRequest(tx: Db, ctx: Context, externalId: string) {
  const viewer = viewerOf(ctx);
  const request = await lockShownRequest(tx, viewer, externalId);
  if (!request) return userError('externalId', 'UNKNOWN_REQUEST', 'There is no such request');
  if (isOver(request.status)) return userError('externalId', 'WRONG_STATE', 'This request is over');
  // The payer could still pay there, so that the invoices would be paid twice.
  if (request.gateway !== null)
    return userError(
      'externalId',
      'AT_PROVIDER',
      'It may still be paid at its provider. Void it there first',
    );
  await clearHeld(tx, externalId);
  const paid = { status: 'complete', reason: null } as const;
  await storeState(tx, externalId, paid, { source: 'staff', userId: viewer.userId });
  return null;
}
