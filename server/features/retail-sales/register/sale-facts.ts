import type { Db } from '#server/db/database.ts';
import { findInspected } from '#server/features/inspections/inspections.public.ts';
import {
  type FoundFrame,
  findFrames,
  findRecalls,
  findThefts,
  serialRules,
} from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import { getDayIn, startOfDay } from '#shared/days.ts';
import type { SerialRule } from '#shared/serials/serial-rules.ts';
import type { SaleInput } from './sale-input.rules.ts';
import {
  type Account,
  countRegistered,
  type EarlierSale,
  findEarlierSales,
  lockAccounts,
  lockSales,
  type StoredSale,
} from './sales.store.ts';

/** The facts that the database has about the sales of one call; read once for all of them. */
export interface SaleFacts {
  isStaff: boolean;
  /** The sales organisation's day. */
  today: string;
  frames: (normal: string) => readonly FoundFrame[];
  /** The sale with an id, regardless of who has it. */
  stored: (id: string) => StoredSale | null;
  earlierSales: (normal: string) => readonly EarlierSale[];
  /** Only of frames whose sale asks for the account's data. */
  account: (normal: string) => Account | null;
  isRecalled: (frame: FoundFrame) => boolean;
  isStolen: (normal: string) => boolean;
  isInspected: (frame: FoundFrame) => boolean;
  rules: readonly SerialRule[];
  limit: DayLimit;
  /** Whether one more new sale is within the limit of the day; it counts those that were taken before. */
  isInLimit: () => boolean;
  /** Notes that one more new sale is taken. */
  takeOne: () => void;
}

/** The most sales that a customer may register in a day, and the code of the refusal. */
interface DayLimit {
  code: string;
  most: number;
}

const limits = {
  oneByOne: { code: 'TOO_MANY_REGISTRATIONS', most: 200 },
  byFile: { code: 'TOO_MANY_UPLOADED', most: 10_000 },
} satisfies Record<string, DayLimit>;

/** How sales arrive: entered one by one, or by a file. */
export type Arrival = keyof typeof limits;

/** Reads what the rules need to check sales of one dealer, in a fixed number of statements. */
export async function readSaleFacts(
  tx: Db,
  ctx: Context,
  sales: readonly SaleInput[],
  { customer, arrival }: { customer: string; arrival: Arrival },
): Promise<SaleFacts> {
  const viewer = viewerOf(ctx);
  const { sorg } = viewer;
  const today = getDayIn(ctx.host.timeZone);
  const numbers = [...new Set(sales.map(({ normal }) => normal))];
  const parts = sales.flatMap(({ serials = [] }) => serials.map(({ normal }) => normal));
  const ofAccounts = sales.filter(({ consumer }) => consumer === 'account');
  // One after the other: a transaction has one connection.
  const stored = await lockSales(
    tx,
    viewer,
    sales.flatMap(({ id }) => id ?? []),
  );
  const found = await findFrames(tx, viewer, numbers);
  const frames = found.flat();
  const recalls = await findRecalls(tx, { viewer, locale: ctx.locale }, frames);
  const suspects = [...new Set([...numbers, ...parts])];
  const thefts = await findThefts(tx, sorg, suspects);
  const inspected = await findInspected(tx, sorg, frames);
  const earlier = await findEarlierSales(tx, sorg, numbers);
  const accounts = await lockAccounts(
    tx,
    sorg,
    ofAccounts.map(({ normal }) => normal),
  );
  const since = startOfDay(ctx.host.timeZone, today);
  const { [arrival]: registered } = await countRegistered(tx, { sorg, customer }, since);
  const rules = await serialRules(tx, sorg);
  return {
    isStaff: isStaff(viewer),
    today,
    rules,
    frames: lookUp(Map.groupBy(frames, ({ normal }) => normal)),
    stored: (id) => stored.find((sale) => sale.id === id) ?? null,
    earlierSales: lookUp(Map.groupBy(earlier, ({ normal }) => normal)),
    account: (normal) => accounts.find((account) => account.normal === normal) ?? null,
    isRecalled: isAmong(frames.filter((_, at) => recalls[at]?.some(({ done }) => !done))),
    // A number that only looks like a stolen one is a warning on the device, and stops no sale.
    isStolen: isAmong(suspects.filter((_, at) => thefts[at] && !thefts[at].lookalike)),
    isInspected: isAmong(frames.filter((_, at) => inspected[at])),
    ...countTo(limits[arrival], registered),
  };
}

const lookUp =
  <T>(byNormal: ReadonlyMap<string, readonly T[]>) =>
  (normal: string): readonly T[] =>
    byNormal.get(normal) ?? [];

function isAmong<T>(found: readonly T[]): (one: T) => boolean {
  const all = new Set(found);
  return (one) => all.has(one);
}

function countTo(limit: DayLimit, registered: number) {
  let count = registered;
  return {
    limit,
    isInLimit: () => count < limit.most,
    takeOne() {
      count += 1;
    },
  };
}
