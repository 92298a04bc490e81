import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { attachFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { PaymentDocumentPayload, UserError } from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';
import { requirePayment } from '../payment-off.ts';
import { storeState } from '../requests/request-state.store.ts';
import { type DocumentOwner, ownerIdOf, receiptFiles } from './document-owner.rules.ts';
import {
  countDocuments,
  findDocument,
  type LockedOwner,
  lockOwner,
  setOrderPayments,
} from './documents.store.ts';
import { orderPaymentStatus } from './order-payment.rules.ts';
import { takesDocuments } from './paper.rules.ts';

/** Papers of one payment, of both kinds (N077). */
const mostDocuments = 5;

interface Args {
  file: string;
  orderNumber?: string | null | undefined;
  externalId?: string | null | undefined;
}

/**
 * Adds a paper to the payment of an order or to a request, once for an idempotency key. The proof of a
 * payment moves it to Uploaded or on processing.
 */
export function addDocument(
  ctx: Context,
  operation: 'uploadPayment' | 'uploadPaymentDoc',
  args: Args,
  purpose: string,
): Promise<PaymentDocumentPayload> {
  requirePayment(ctx);
  const owner = parseOwner(args);
  const file = checkedText(args.file, 'file');
  return once(ctx, operation, args, (tx) => attach(tx, ctx, { owner, file, purpose }), {
    customer: 'in arguments',
  });
}

/** @throws GraphQLError BAD_USER_INPUT unless exactly one of both is named */
function parseOwner({ orderNumber, externalId }: Args): DocumentOwner {
  if (Boolean(orderNumber) === Boolean(externalId))
    throw badUserInput('Either orderNumber or externalId');
  return orderNumber
    ? { kind: 'order', orderNo: checkedText(orderNumber, 'orderNumber') }
    : { kind: 'request', externalId: checkedText(externalId ?? '', 'externalId') };
}

async function attach(
  tx: Db,
  ctx: Context,
  { owner, file, purpose }: { owner: DocumentOwner; file: string; purpose: string },
): Promise<PaymentDocumentPayload> {
  const refuse = (problem: UserError) => ({ ...failure([problem]), document: null });
  const viewer = viewerOf(ctx);
  const locked = await lockOwner(tx, viewer, owner);
  if (!locked) return refuse(unknownOwner(owner));
  if (!takesDocuments(owner, locked)) return refuse(wrongState(owner));
  if ((await countDocuments(tx, viewer.sorg, owner)) >= mostDocuments)
    return refuse(userError('file', 'TOO_MANY_FILES', `At most ${mostDocuments} files`));
  if (!(await attachFiles(tx, viewer, purpose, [file], ownerIdOf(owner))))
    return refuse(userError('file', 'FILE_GONE', 'Upload the file again'));
  const stored = await findDocument(tx, viewer.sorg, file);
  if (!stored) return refuse(userError('file', 'FILE_GONE', 'Upload the file again'));
  if (purpose === receiptFiles) await noteProof(tx, ctx, owner, locked);
  const { id, name, bytes: size, createdAt } = stored;
  const document = { id, name, url: `/files/${id}`, size, createdAt: createdAt.toISOString() };
  return { message: success('The file was added'), userErrors: [], document };
}

export const unknownOwner = ({ kind }: DocumentOwner): UserError =>
  kind === 'order'
    ? userError('orderNumber', 'UNKNOWN_ORDER', 'There is no such order')
    : userError('externalId', 'UNKNOWN_REQUEST', 'There is no such request');

export const wrongState = ({ kind }: DocumentOwner): UserError =>
  userError(
    kind === 'order' ? 'orderNumber' : 'externalId',
    'WRONG_STATE',
    'The payment is decided already',
  );

/** A proof moves an order's payment, and a transfer that no provider reports about. */
async function noteProof(
  tx: Db,
  ctx: Context,
  owner: DocumentOwner,
  locked: LockedOwner,
): Promise<void> {
  const { sorg, userId } = viewerOf(ctx);
  if (owner.kind === 'order') {
    const before = { paymentStatus: orderPaymentStatus(locked) };
    await setOrderPayments(tx, [{ sorg, orderNo: owner.orderNo, status: 'Uploaded' }]);
    const after = { paymentStatus: 'Uploaded' };
    const change = { feature: 'orders', id: owner.orderNo, action: 'changed' as const };
    await recordEvents(tx, ctx, [{ ...change, before, after }]);
  } else if (!locked.hasGateway && locked.status === 'pending') {
    const state = { status: 'on processing', reason: null } as const;
    await storeState(tx, owner.externalId, state, { source: 'user', userId });
  }
}
