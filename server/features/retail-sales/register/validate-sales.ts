import type { Db } from '#server/db/database.ts';
import { findCustomer } from '#server/features/customers/customers.public.ts';
import type { FoundFrame } from '#server/features/serials/serials.public.ts';
import { type Context, viewerOf } from '#server/graphql/context.ts';
import type { UserError } from '#server/graphql/generated/types.ts';
import { userError } from '#server/graphql/user-errors.ts';
import { repeatedRow } from '#server/lib/upload-report.ts';
import { isStaff } from '#server/lib/viewer-kind.rules.ts';
import { readSerials } from '#shared/serials/read-serials.ts';
import { getNextState } from '#shared/serials/retail-sale-states.ts';
import { getWarrantyUntil } from '#shared/serials/sale-dates.rules.ts';
import { getRule } from '#shared/serials/serial-rules.ts';
import { completeSale } from './complete-sale.rules.ts';
import type { Consumer } from './consumer-input.rules.ts';
import { type Asked, excludes, findSaleProblem } from './find-sale-problem.rules.ts';
import { isSameSale } from './is-same-sale.rules.ts';
import { keepConsent } from './keep-consent.rules.ts';
import { type Arrival, readSaleFacts, type SaleFacts } from './sale-facts.ts';
import { type Registration, readSaleInput, type SaleInput } from './sale-input.rules.ts';
import type { StoredSale } from './sales.store.ts';
import type { SaleValues } from './write-sales.store.ts';

/** Sales that are to be registered for one dealer. */
export interface SalesRequest {
  sales: readonly Registration[];
  /** The unified code of the dealer, which staff may name; null for the active customer. */
  dealer: string | null;
  arrival: Arrival;
}

/** A registration that may be stored; nothing has to be where it changes nothing. */
export interface Accepted {
  values: SaleValues;
  before: StoredSale | null;
  isChange: boolean;
  /** The account whose data the sale takes over. */
  accountId: string | null;
  args: Registration;
}

export type SaleValidation =
  | { refused: UserError[]; accepted?: never }
  | { refused?: never; accepted: Accepted };

const refuse = (...refused: UserError[]): SaleValidation => ({ refused });

/** Checks registrations by the register, by the sales that are stored and by each other (readings 31 to 33). */
export async function validateSales(
  tx: Db,
  ctx: Context,
  { sales, dealer, arrival }: SalesRequest,
): Promise<SaleValidation[]> {
  const read = sales.map((args) => ({ args, ...readSaleInput(args, ctx.host.telpCode) }));
  const inputs = read.flatMap(({ sale }) => sale ?? []);
  if (inputs.length === 0) return read.map(({ wrong = [] }) => refuse(...wrong));
  const seller = await findSeller(tx, ctx, dealer);
  if (typeof seller !== 'string')
    return read.map(({ wrong }) => (wrong ? refuse(...wrong) : refuse(seller)));
  const facts = await readSaleFacts(tx, ctx, inputs, { customer: seller, arrival });
  /** The types of the sales of this call by frame. */
  const taken = new Map<string, { nonRetail: boolean; line: number }[]>();
  return read.map(({ sale, wrong, args }) => {
    if (wrong) return refuse(...wrong);
    const validation = validateSale(facts, sale, { args, seller, isDealerNamed: dealer !== null });
    if (!validation.accepted) return validation;
    const { normal, article, nonRetail } = validation.accepted.values;
    const key = JSON.stringify([normal, article]);
    const others = taken.get(key) ?? [];
    const earlier = others.find((other) => excludes(other, { nonRetail }));
    if (earlier) return refuse(repeatedRow('frameNumber', earlier.line));
    taken.set(key, [...others, { nonRetail, line: args.line ?? 0 }]);
    if (!validation.accepted.before) facts.takeOne();
    return validation;
  });
}

function validateSale(
  facts: SaleFacts,
  sale: SaleInput,
  { args, seller, isDealerNamed }: { args: Registration; seller: string; isDealerNamed: boolean },
): SaleValidation {
  const before = sale.id === null ? null : facts.stored(sale.id);
  if (before && !before.isOwn)
    return refuse(userError('saleId', 'BAD_ID', 'The id belongs to another sale'));
  // Staff change the sale of a dealer without naming it again.
  const customer = before && !isDealerNamed ? before.customer : seller;
  const frame = pickFrame(facts.frames(sale.normal), sale);
  if ('code' in frame) return refuse(frame);
  const asked: Asked = { sale: completeSale(sale, before), frame, customer, before, args };
  if (sale.consumer === 'kept' && !before)
    return refuse(userError('saleId', 'BAD_ID', 'There is no sale to change'));
  const consumer = findConsumer(facts, asked);
  if (consumer && 'code' in consumer) return refuse(consumer);
  const values = toValues(facts, asked, consumer);
  const accepted = { values, before, args, accountId: consumer?.accountId ?? null };
  if (before && isSameSale(before, values)) return { accepted: { ...accepted, isChange: false } };
  const problem = findSaleProblem(facts, asked);
  if (problem) return refuse(problem);
  const status = before ? getNextState(before.status, 'changed') : 'pending insert';
  if (!status) return refuse(userError('saleId', 'IN_BATCH', 'The distributor is reading it'));
  return { accepted: { ...accepted, values: { ...values, status }, isChange: true } };
}

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
function pickFrame(
  found: readonly FoundFrame[],
  { normal, article }: Pick<SaleInput, 'normal' | 'article'>,
): FoundFrame | UserError {
  const fitting = article === null ? found : found.filter((frame) => frame.article === article);
  const own = fitting.filter(({ isOwn }) => isOwn);
  const [frame, ...others] = own.length > 0 ? own : fitting;
  if (!frame)
    return readSerials(normal).isCertain
      ? userError('frameNumber', 'FRAME_NOT_OURS', 'This frame number is none of ours')
      : userError('frameNumber', 'NO_SERIAL_NUMBER', 'This is no frame number');
  if (others.length > 0)
    return userError('articleCode', 'AMBIGUOUS_FRAME', 'Several bikes have this frame number');
  return frame;
}

type Buyer = Consumer & { accountId?: string; postalCode?: string };

/** The consumer of a sale; that of an account is known to staff and the dealer that got the bike (N096). */
function findConsumer(
  facts: SaleFacts,
  { sale, frame, customer }: Asked,
): Buyer | UserError | null {
  if (sale.consumer !== 'account') return sale.consumer;
  const mayKnow = facts.isStaff || frame.customer === customer;
  const account = mayKnow ? facts.account(sale.normal) : null;
  if (!account)
    return userError('useAccountData', 'NO_ACCOUNT', 'No consumer has an account with this frame');
  const { id, normal: _, ...consumer } = account;
  return { ...consumer, accountId: id };
}

function toValues(
  { rules }: SaleFacts,
  { sale, frame, customer, before }: Asked,
  consumer: Buyer | null,
): SaleValues {
  const { soldOn: soldDate, priceNet, priceGross } = sale;
  return {
    ...sale,
    id: sale.id ?? crypto.randomUUID(),
    customer,
    consumer,
    article: frame.article,
    frameNumber: frame.value,
    postalCode: sale.postalCode || (consumer?.postalCode ?? ''),
    consent: consumer ? keepConsent(before?.consumer, consumer, sale.consent) : null,
    status: before?.status ?? 'pending insert',
    quantity: sale.quantity ?? before?.quantity ?? 1,
    priceNet: priceNet === undefined ? (before?.priceNet ?? null) : priceNet,
    priceGross: priceGross === undefined ? (before?.priceGross ?? null) : priceGross,
    warrantyUntil: getWarrantyUntil(getRule(rules, frame.brand), {
      soldDate,
      producedOn: frame.producedOn,
    }),
  };
}
