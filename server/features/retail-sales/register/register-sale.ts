import type { Db } from '#server/db/database.ts';
import { recordEvents } from '#server/features/audit/audit.public.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import {
  createTasksOfFrames,
  type FoundFrame,
  findFrames,
  serialRules,
} from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type {
  MutationMessage,
  MutationRegisterFrameV4Args,
  UserError,
} from '#server/graphql/generated/types.ts';
import { failure, success, userError } from '#server/graphql/user-errors.ts';
import { getNextState, type RetailSaleState } from '#shared/serials/retail-sale-states.ts';
import { getWarrantyUntil } from '#shared/serials/sale-dates.rules.ts';
import { getRule } from '#shared/serials/serial-rules.ts';
import { isStaff } from '../viewer-kind.rules.ts';
import { mailRegisteredSale } from '../warranty/warranty-mail.ts';
import { isSameSale } from './is-same-sale.rules.ts';
import { type Asked, findSaleProblem } from './judge-sale.ts';
import { type Consumer, readSaleInput } from './sale-input.rules.ts';
import {
  findAccount,
  lockFrame,
  lockSale,
  markAccount,
  type SaleValues,
  type StoredSale,
  writeSale,
} from './sales.store.ts';

/** The answer of a registration; small, as it is kept with the idempotency key, and without data of the consumer. */
export interface Registered {
  message: MutationMessage;
  userErrors: UserError[];
  /** Null when nothing was registered. */
  saleId: string | null;
}

const refuse = (...errors: UserError[]): Registered => ({ ...failure(errors), saleId: null });

/** Registers a sale, or changes the one with the same id, in the transaction (O145, readings 31 to 33). */
export async function registerSale(
  tx: Db,
  ctx: Context,
  args: MutationRegisterFrameV4Args,
): Promise<Registered> {
  const viewer = viewerOf(ctx);
  const { sale, wrong } = readSaleInput(args, ctx.host.telpCode);
  if (wrong) return refuse(...wrong);
  const seller = await findSeller(tx, ctx, args.dealer ?? null);
  if (typeof seller !== 'string') return refuse(seller);
  await lockFrame(tx, viewer.sorg, sale.normal);
  const before = sale.id === null ? null : await lockSale(tx, viewer, sale.id);
  if (before && !before.isOwn)
    return refuse(userError('saleId', 'BAD_ID', 'The id belongs to another sale'));
  // Staff change the sale of a dealer without naming it again.
  const customer = before && !args.dealer ? before.customer : seller;
  const frame = pickFrame(await findFrames(tx, viewer, sale.normal), sale.article);
  if ('code' in frame) return refuse(frame);
  const asked: Asked = { sale, frame, customer, before, args };
  const consumer = await findConsumer(tx, ctx, asked);
  if (consumer && 'code' in consumer) return refuse(consumer);
  const values = await toValues(tx, ctx, asked, consumer);
  if (before && isSameSale(before, values)) return done(values.id);
  const problem = await findSaleProblem(tx, ctx, asked);
  if (problem) return refuse(problem);
  const status: RetailSaleState | null = before
    ? getNextState(before.status, 'changed')
    : 'pending insert';
  if (!status) return refuse(userError('saleId', 'IN_BATCH', 'The distributor is reading it'));
  await writeSale(tx, viewer, { ...values, status });
  await mailRegisteredSale(tx, ctx, values, before);
  if (consumer?.accountId) await markAccount(tx, consumer.accountId);
  await createTasksOfFrames(tx, [
    {
      ...{ sorg: viewer.sorg, article: frame.article, number: frame.value },
      ...{ normal: frame.normal, customer },
    },
  ]);
  await recordSale(tx, ctx, { ...values, status }, before, args);
  return done(values.id);
}

const done = (saleId: string): Registered => ({
  message: success('The sale is registered'),
  userErrors: [],
  saleId,
});

/** The dealer that sells: the active customer, or the one that staff name. */
async function findSeller(tx: Db, ctx: Context, named: string | null): Promise<string | UserError> {
  const viewer = viewerOf(ctx);
  const active = viewer.customer?.unified;
  if (named && named !== active) {
    if (!isStaff(viewer))
      return userError('dealer', 'NOT_STAFF', 'Only staff register for another dealer');
    const found = await findCustomer(tx, viewer, named);
    return found?.unified ?? userError('dealer', 'UNKNOWN_CUSTOMER', 'There is no such customer');
  }
  return active ?? userError('customer', 'NO_CUSTOMER', 'Select a customer first');
}

/** The frame that a number means; a viewer's own frame goes before those of others (M051). */
function pickFrame(found: readonly FoundFrame[], article: string | null): FoundFrame | UserError {
  const fitting = article === null ? found : found.filter((frame) => frame.article === article);
  const own = fitting.filter(({ isOwn }) => isOwn);
  const [frame, ...others] = own.length > 0 ? own : fitting;
  if (!frame)
    return userError('frameNumber', 'FRAME_NOT_OURS', 'This frame number is none of ours');
  if (others.length > 0)
    return userError('articleCode', 'AMBIGUOUS_FRAME', 'Several bikes have this frame number');
  return frame;
}

/** The consumer of a sale; that of an account is known to staff and the dealer that got the bike (N096). */
async function findConsumer(
  tx: Db,
  ctx: Context,
  { sale, frame, customer }: Asked,
): Promise<(Consumer & { accountId?: string; postalCode?: string }) | UserError | null> {
  if (sale.consumer !== 'account') return sale.consumer;
  const viewer = viewerOf(ctx);
  const mayKnow = isStaff(viewer) || frame.customer === customer;
  const account = mayKnow ? await findAccount(tx, viewer.sorg, sale.normal) : null;
  if (!account)
    return userError('useAccountData', 'NO_ACCOUNT', 'No consumer has an account with this frame');
  const { id, ...consumer } = account;
  return { ...consumer, accountId: id };
}

async function toValues(
  tx: Db,
  ctx: Context,
  { sale, frame, customer, before }: Asked,
  consumer: (Consumer & { postalCode?: string }) | null,
): Promise<SaleValues> {
  const rule = getRule(await serialRules(tx, viewerOf(ctx).sorg), frame.brand);
  const { soldOn: soldDate } = sale;
  return {
    ...sale,
    ...{ id: sale.id ?? crypto.randomUUID(), customer, consumer },
    ...{ article: frame.article, frameNumber: frame.value },
    postalCode: sale.postalCode || (consumer?.postalCode ?? ''),
    consent: consumer ? sale.consent : null,
    status: before?.status ?? 'pending insert',
    warrantyUntil: getWarrantyUntil(rule, { soldDate, producedOn: frame.producedOn }),
  };
}

const audited = ({
  frameNumber,
  soldOn,
  nonRetail,
  status,
  customer,
}: SaleValues | StoredSale) => ({
  ...{ frameNumber, soldOn, nonRetail, status, customer },
});

/** Notes a registration in the history, without data of the consumer. */
async function recordSale(
  tx: Db,
  ctx: Context,
  values: SaleValues,
  before: StoredSale | null,
  { confirmed, reason }: Pick<MutationRegisterFrameV4Args, 'confirmed' | 'reason'>,
): Promise<void> {
  const overruled = (confirmed ?? []).join(', ');
  await recordEvents(tx, ctx, [
    {
      ...{ feature: 'retail-sales', id: values.id, action: before ? 'changed' : 'created' },
      before: before ? audited(before) : {},
      after: { ...audited(values), ...(overruled && { overruled, why: reason ?? null }) },
    },
  ]);
}
