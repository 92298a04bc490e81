import type { FoundFrame } from '#server/features/serials/serials.public.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { checkSoldDate } from '#shared/serials/sale-dates.rules.ts';
import { getRule } from '#shared/serials/serial-rules.ts';
import type { CompleteSale } from './complete-sale.rules.ts';
import type { SaleFacts } from './sale-facts.ts';
import type { Registration } from './sale-input.rules.ts';
import type { StoredSale } from './sales.store.ts';

/** A registration with what the register knows of its frame. */
export interface Asked {
  sale: CompleteSale;
  frame: FoundFrame;
  /** The dealer that sells. */
  customer: string;
  /** The sale with the same id; null for a new one. */
  before: StoredSale | null;
  args: Pick<Registration, 'confirmed' | 'reason'>;
}

/** Returns why a sale cannot be registered as it is, the first reason only; null when it can. */
export function findSaleProblem(facts: SaleFacts, asked: Asked): UserError | null {
  const { frame, sale, before } = asked;
  const day = checkSoldDate(sale.soldOn, frame, facts.today);
  if (day) return userError('soldDate', day, soldDateTexts[day]);
  const earlier = findAlreadyReported(facts, asked);
  if (earlier) return earlier;
  // Facts that became known about a bike after its sale are no reason to reject a change of the sale.
  const isNewFrame =
    before?.normal !== sale.normal || !['', frame.article].includes(before.article);
  if (!isNewFrame) return null;
  return (
    findDangers(facts, asked) ??
    findNotDelivered(asked) ??
    findNotInspected(facts, asked) ??
    (before || facts.isInLimit() ? null : tooMany(facts))
  );
}

const soldDateTexts = {
  IN_FUTURE: 'The day of the sale is in the future',
  SOLD_BEFORE_DELIVERED: 'The bike was delivered after this day',
  SOLD_BEFORE_PRODUCED: 'The bike was produced after this day',
};

type SaleType = Pick<CompleteSale, 'nonRetail'>;

/**
 * Whether a sale of a frame excludes a later one (reading 116). After a use without a consumer the bike can still be
 * sold; after the sale to a consumer nothing else follows.
 */
export const excludes = (earlier: SaleType, later: SaleType): boolean =>
  !(earlier.nonRetail && !later.nonRetail);

/** The refusal gives the day of the earlier sale, and its dealer to staff and to the dealer itself (M052). */
function findAlreadyReported(facts: SaleFacts, asked: Asked): UserError | null {
  const { sale, frame, customer, before } = asked;
  // A bike that was sold after its use without a consumer does not stop a correction of that use.
  const isCorrection = before?.deletedAt === null && before.nonRetail && sale.nonRetail;
  // A sale without an article counts for every article.
  const earlier = facts
    .earlierSales(sale.normal)
    .find(
      ({ id, article, nonRetail }) =>
        id !== sale.id &&
        excludes({ nonRetail }, sale) &&
        !(isCorrection && !nonRetail) &&
        ['', frame.article].includes(article),
    );
  if (!earlier) return null;
  const mayKnow = facts.isStaff || earlier.customer === customer;
  return userError('frameNumber', 'ALREADY_REPORTED', 'This frame is already reported as sold', {
    day: earlier.soldOn,
    ...(mayKnow && { name: earlier.dealerName }),
  });
}

/** A recall that is not done and a theft stop a sale, unless staff go on with a reason. */
function findDangers(facts: SaleFacts, { sale, frame, args }: Asked): UserError | null {
  const numbers = [sale.normal, ...sale.serials.map(({ normal }) => normal)];
  const dangers = [
    ...(facts.isRecalled(frame) ? (['RECALLED'] as const) : []),
    ...(numbers.some(facts.isStolen) ? (['STOLEN'] as const) : []),
  ].filter((code) => !(facts.isStaff && args.confirmed?.includes(code)));
  const [danger] = dangers;
  if (danger) return userError('frameNumber', danger, dangerTexts[danger]);
  const isOverruled = args.confirmed?.some((code) => code === 'RECALLED' || code === 'STOLEN');
  return isOverruled && !args.reason?.trim()
    ? userError('reason', 'REQUIRED', 'Say why the bike may be sold')
    : null;
}

const dangerTexts = {
  RECALLED: 'The bike is recalled',
  STOLEN: 'The bike was reported as stolen',
};

function findNotDelivered({ frame, customer, args }: Asked): UserError | null {
  const code = 'NOT_DELIVERED_TO_YOU';
  if (frame.customer === customer || args.confirmed?.includes(code)) return null;
  return userError('frameNumber', code, 'This bike was not delivered to this dealer');
}

/** Bonus and warranty of a brand may demand an inspection; the seller can confirm to go without (B3.6). */
function findNotInspected(facts: SaleFacts, { frame, args }: Asked): UserError | null {
  const code = 'NOT_INSPECTED';
  const { pdiNeeded } = getRule(facts.rules, frame.brand);
  if (!pdiNeeded || args.confirmed?.includes(code) || facts.isInspected(frame)) return null;
  return userError('frameNumber', code, 'The brand wants an inspection before the sale');
}

function tooMany({ limit: { code, most } }: SaleFacts): UserError {
  return userError('', code, `At most ${most} a day`, { most });
}
