import * as v from 'valibot';
import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { attachFiles } from '#server/files/stored/stored-files.store.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  InvoiceDisputeInput,
  MessagePayload,
  UserError,
} from '#server/graphql/generated/types.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { ruleErrors } from '#server/lib/rule-errors.ts';
import { getDayIn } from '#shared/days.ts';
import {
  disputedAmountProblem,
  disputeFiles,
  isDisputable,
} from '#shared/invoices/dispute.rules.ts';
import { limits } from '#shared/validation/limits.ts';
import { atMost, notEmpty, required } from '#shared/validation/rules.ts';
import { itemIdOf, parseItemId } from '../item-id.rules.ts';
import { type DisputeRow, findDispute } from './disputes.store.ts';
import {
  addState,
  countRecentDisputes,
  type DisputedItem,
  findDisputedItem,
  insertDispute,
  lockUser,
} from './write-dispute.store.ts';

/** Disputes that a user may open in an hour. */
const mostInAnHour = 20;

const schema = v.object({
  id: v.pipe(v.string(), v.uuid('BAD_ID')),
  description: v.pipe(
    v.string(),
    required,
    notEmpty,
    atMost(limits.longText),
    v.excludes('\0', 'NOT_ALLOWED'),
  ),
  files: v.pipe(v.array(v.string()), v.maxLength(disputeFiles.most, 'TOO_MANY_FILES')),
});

const opened: MessagePayload = { message: success('The invoice is disputed'), userErrors: [] };

/**
 * Opens a dispute in the transaction. A dispute of the same user that already exists under this id with the same
 * content is answered as if it were opened now.
 */
export async function openDispute(
  tx: Db,
  ctx: Context,
  input: InvoiceDisputeInput,
): Promise<MessagePayload> {
  const wrong = ruleErrors(schema, input, 'input');
  if (wrong.length > 0) return failure(wrong);
  const viewer = viewerOf(ctx);
  const key = parseItemId(input.itemId);
  const item = key && (await findDisputedItem(tx, viewer, key));
  if (!key || !item)
    return failure([userError('input.itemId', 'UNKNOWN_INVOICE', 'There is no such invoice')]);
  await lockUser(tx, viewer.userId);
  const before = await findDispute(tx, viewer.sorg, input.id);
  if (before) return isSame(before, input, viewer.userId) ? opened : failure([idTaken]);
  const problem = findItemProblem(item, input);
  if (problem) return failure([problem]);
  if ((await countRecentDisputes(tx, viewer.userId)) >= mostInAnHour)
    return failure([userError('', 'TOO_MANY_DISPUTES', `At most ${mostInAnHour} in an hour`)]);
  if (!(await insertDispute(tx, viewer, input, key, getDayIn(ctx.host.timeZone))))
    return failure([userError('input.itemId', 'ALREADY_DISPUTED', 'It is disputed already')]);
  if (!(await attachFiles(tx, viewer, disputeFiles.purpose, input.files, input.id)))
    return failure([userError('input.files', 'FILE_GONE', 'Upload the files again')]);
  await addState(tx, viewer, input.id, 'open');
  await recordEvents(tx, ctx, [
    {
      feature: 'invoices',
      id: `dispute/${input.id}`,
      action: 'created',
      before: {},
      after: { invoiceNo: item.invoiceNo, reason: input.reason, amount: input.amount ?? null },
    },
  ]);
  return opened;
}

const idTaken = userError('input.id', 'BAD_ID', 'The id belongs to another dispute');

/** Whether a stored dispute is of the same user and has the content of the input, in whichever state it is now. */
const isSame = (before: DisputeRow, input: InvoiceDisputeInput, userId: number): boolean =>
  before.user_id === userId &&
  itemIdOf(before) === input.itemId &&
  before.reason === input.reason &&
  before.description === input.description &&
  before.amount === (input.amount ?? null);

function findItemProblem(item: DisputedItem, { amount }: InvoiceDisputeInput): UserError | null {
  if (!isDisputable(item))
    return userError('input.itemId', 'NOT_DISPUTABLE', 'Only open invoices can be disputed');
  const code = disputedAmountProblem(amount ?? null, item.accountingAmount);
  if (code === null) return null;
  const words = code === 'ABOVE_OPEN_AMOUNT' ? 'More than what is open' : 'No amount above 0';
  return userError('input.amount', code, words, { amount: item.accountingAmount });
}
