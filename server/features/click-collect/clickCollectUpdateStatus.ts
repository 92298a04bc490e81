import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  ClickCollectPayload,
  MessagePayload,
  MutationClickCollectUpdateStatusArgs,
  UserError,
} from '#server/graphql/generated/types.ts';
import { once } from '#server/graphql/once.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { badUserInput } from '#server/lib/paging.ts';
import { toPlace, toStatus } from '#shared/click-collect/statuses.ts';
import { checkHandOver, isPickupCode } from './hand-over/check-hand-over.rules.ts';
import { registerHandedOver } from './hand-over/register-handed-over.ts';
import { createPickupCode } from './mail/ready-mail.store.ts';
import { readyMailQueue } from './mail/ready-mail.ts';
import { answerOrder } from './records/answer-order.ts';
import { setLines, setStatus } from './records/change-order.store.ts';
import { countWrongCode, findOrder } from './records/click-collect.store.ts';
import { decideStatus, type StatusDecision } from './records/status-change.rules.ts';

const texts = {
  UNMARKED_ITEMS: 'Each item has to be marked',
  UNKNOWN_ITEM: 'The order has no such item',
  ALREADY_SUBMITTED: 'The order was submitted with other marks',
  WRONG_STATE: 'The order is in another state by now',
  ITEMS_NOT_READY: 'Not all items are ready',
};

/** Moves an order forward (O153, B254 to B256, B260, readings 40, 42, 107). */
export async function clickCollectUpdateStatus(
  _root: unknown,
  args: MutationClickCollectUpdateStatusArgs,
  ctx: Context,
): Promise<ClickCollectPayload> {
  const { orderId, code } = args;
  const ids = (args.items ?? []).map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw badUserInput('An item is named twice');
  // Counted first and apart: a refusal is rolled back, and of many requests at once few must compare a code.
  if (args.status === 'COMPLETE' && isPickupCode(code))
    await countWrongCode(ctx.db, viewerOf(ctx), orderId, code);
  const change = (tx: Db) => changeStatus(tx, ctx, args);
  const answer = await once(ctx, 'clickCollectUpdateStatus', args, change, {
    customer: 'in arguments',
  });
  return await answerOrder(ctx, orderId, answer);
}

async function changeStatus(
  tx: Db,
  ctx: Context,
  args: MutationClickCollectUpdateStatusArgs,
): Promise<MessagePayload> {
  const viewer = viewerOf(ctx);
  const row = await findOrder(tx, viewer, args.orderId, { lock: true });
  if (!row) return failure([userError('orderId', 'UNKNOWN_ORDER', 'No such order')]);
  const decision = decideStatus(
    { status: toStatus(row.status), lines: row.lines },
    {
      to: args.status,
      from: args.from ?? null,
      marks: args.items ? new Map(args.items.map(({ id, mark }) => [id, mark])) : null,
      isDistributor: viewer.scopes.has('page.orderlist'),
    },
  );
  if (decision === 'done') return { message: success('The order is changed'), userErrors: [] };
  if ('code' in decision) return failure(toErrors(decision));
  if (args.status === 'COMPLETE') {
    const wrong = checkHandOver(row, args);
    if (wrong.length === 0) wrong.push(...(await registerHandedOver(tx, ctx, row, args)));
    if (wrong.length > 0) return failure(wrong);
    await setLines(tx, viewer, row.id, groupSerials(args.serials ?? []));
  }
  const becomesReady = decision.next === 'READY_TO_PICKUP' && row.needsCode;
  await setLines(tx, viewer, row.id, args.items ?? []);
  await setStatus(tx, viewer, row.id, {
    place: toPlace(decision.next),
    isSubmit: args.items !== null && args.items !== undefined,
    pickupCode: becomesReady ? createPickupCode() : null,
  });
  if (becomesReady) await ctx.jobs.send(readyMailQueue, {}, tx);
  await recordEvents(tx, ctx, [
    {
      feature: 'click-collect',
      id: row.id,
      action: 'changed',
      before: { status: toStatus(row.status) },
      after: { status: decision.next },
    },
  ]);
  return { message: success('The order is changed'), userErrors: [] };
}

function toErrors({ code, items }: Extract<StatusDecision, { code: string }>): UserError[] {
  const text = texts[code];
  if (items.length === 0) return [userError('status', code, text)];
  return items.map((name) => userError('items', code, text, { name }));
}

const groupSerials = (serials: readonly { id: string; serial: string }[]) =>
  [...Map.groupBy(serials, ({ id }) => id)].map(([id, of]) => ({
    id,
    serials: of.map(({ serial }) => serial.trim()),
  }));
