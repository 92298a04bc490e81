import type { Db } from '#server/db/database.ts';
import { isFrameInspected } from '#server/features/inspections/inspections.public.ts';
import {
  type FoundFrame,
  findRecalls,
  findThefts,
  serialRules,
} from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { MutationRegisterFrameV4Args, UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { getDayIn, startOfDay } from '#shared/days.ts';
import { judgeSoldDate } from '#shared/serials/sale-dates.rules.ts';
import { getRule } from '#shared/serials/serial-rules.ts';
import { isStaff } from '../viewer-kind.rules.ts';
import type { SaleInput } from './sale-input.rules.ts';
import { countRegistered, findEarlierSale, type StoredSale } from './sales.store.ts';

/** A registration with what the register knows of its frame. */
export interface Asked {
  sale: SaleInput;
  frame: FoundFrame;
  /** The dealer that sells. */
  customer: string;
  /** The sale with the same id; null for a new one. */
  before: StoredSale | null;
  args: Pick<MutationRegisterFrameV4Args, 'confirmed' | 'reason'>;
}

/** Sales that a customer may register in a day. */
const mostInADay = 200;

/** Returns why a sale cannot be registered as it is, the first reason only; null when it can. */
export async function findSaleProblem(
  tx: Db,
  ctx: Context,
  asked: Asked,
): Promise<UserError | null> {
  const { frame, sale, before } = asked;
  const today = getDayIn(ctx.host.timeZone);
  const day = judgeSoldDate(sale.soldOn, frame, today);
  if (day) return userError('soldDate', day, soldDateWords[day]);
  const earlier = await findAlreadyReported(tx, ctx, asked);
  if (earlier) return earlier;
  // What has come to light about a bike since its sale is no reason to keep a change of the sale back.
  const isNewFrame = before?.normal !== sale.normal || before.article !== frame.article;
  if (!isNewFrame) return null;
  return (
    (await findDangers(tx, ctx, asked)) ??
    findNotDelivered(asked) ??
    (await findNotInspected(tx, ctx, asked)) ??
    (before ? null : await findTooMany(tx, ctx, asked, today))
  );
}

const soldDateWords = {
  IN_FUTURE: 'The day of the sale is in the future',
  SOLD_BEFORE_DELIVERED: 'The bike was delivered after this day',
  SOLD_BEFORE_PRODUCED: 'The bike was produced after this day',
};

/** The refusal tells the day of the earlier sale, and staff its dealer (M052). */
async function findAlreadyReported(
  tx: Db,
  ctx: Context,
  { sale, frame, customer }: Asked,
): Promise<UserError | null> {
  const viewer = viewerOf(ctx);
  const of = { normal: sale.normal, article: frame.article, nonRetail: sale.nonRetail };
  const earlier = await findEarlierSale(tx, viewer.sorg, of, sale.id ?? '');
  if (!earlier) return null;
  const mayKnow = isStaff(viewer) || earlier.customer === customer;
  return userError('frameNumber', 'ALREADY_REPORTED', 'This frame is already reported as sold', {
    day: earlier.soldOn,
    ...(mayKnow && { name: earlier.dealerName }),
  });
}

/** A recall that is not done and a theft stop a sale, unless staff go on with a reason. */
async function findDangers(
  tx: Db,
  ctx: Context,
  { sale, frame, args }: Asked,
): Promise<UserError | null> {
  const viewer = viewerOf(ctx);
  const numbers = [sale.normal, ...sale.serials.map(({ normal }) => normal)];
  const reader = { viewer, locale: ctx.locale };
  const [recalls] = await findRecalls(tx, reader, [
    { normal: frame.normal, article: frame.article },
  ]);
  const thefts = await findThefts(tx, viewer.sorg, numbers);
  const dangers = [
    ...(recalls?.some(({ done }) => !done) ? (['RECALLED'] as const) : []),
    ...(thefts.some(Boolean) ? (['STOLEN'] as const) : []),
  ].filter((code) => !(isStaff(viewer) && args.confirmed?.includes(code)));
  const [danger] = dangers;
  if (danger) return userError('frameNumber', danger, dangerWords[danger]);
  const isOverruled = args.confirmed?.some((code) => code === 'RECALLED' || code === 'STOLEN');
  return isOverruled && !args.reason?.trim()
    ? userError('reason', 'REQUIRED', 'Say why the bike may be sold')
    : null;
}

const dangerWords = {
  RECALLED: 'The bike is recalled',
  STOLEN: 'The bike was reported as stolen',
};

function findNotDelivered({ frame, customer, args }: Asked): UserError | null {
  const code = 'NOT_DELIVERED_TO_YOU';
  if (frame.customer === customer || args.confirmed?.includes(code)) return null;
  return userError('frameNumber', code, 'This bike was not delivered to this dealer');
}

/** Bonus and warranty of a brand may demand an inspection; the seller can confirm to go without (B3.6). */
async function findNotInspected(
  tx: Db,
  ctx: Context,
  { frame, args }: Asked,
): Promise<UserError | null> {
  const code = 'NOT_INSPECTED';
  if (args.confirmed?.includes(code)) return null;
  const { sorg } = viewerOf(ctx);
  const { pdiNeeded } = getRule(await serialRules(tx, sorg), frame.brand);
  if (!pdiNeeded || (await isFrameInspected(tx, sorg, frame))) return null;
  return userError('frameNumber', code, 'The brand wants an inspection before the sale');
}

async function findTooMany(
  tx: Db,
  ctx: Context,
  { customer }: Asked,
  today: string,
): Promise<UserError | null> {
  const since = startOfDay(ctx.host.timeZone, today);
  const count = await countRegistered(tx, { sorg: viewerOf(ctx).sorg, customer }, since);
  if (count < mostInADay) return null;
  return userError('', 'TOO_MANY_REGISTRATIONS', `At most ${mostInADay} a day`, {
    most: mostInADay,
  });
}
