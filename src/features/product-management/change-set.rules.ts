import type {
  ManagedProductInput,
  ProductAttributesInput,
} from '#src/graphql/generated/graphql.ts';
import type { ManagedProduct } from './managed-products.queries.ts';

/** Articles of a call (C085). */
export const batchSize = 75;
/** Articles of a change set. */
export const mostInChangeSet = 50_000;

/** A change of many articles. */
export interface Change {
  action: 'set' | 'delete' | 'restore';
  /** `back` leaves it to the feed again. */
  orderFlag: 'leave' | 'yes' | 'no' | 'back';
  newArrival: 'leave' | 'days' | 'none' | 'back';
  /** YYYY-MM-DD, or empty for an open end. */
  from: string;
  to: string;
  active: 'leave' | 'no' | 'back';
}

export const noChange: Change = {
  action: 'set',
  orderFlag: 'leave',
  newArrival: 'leave',
  from: '',
  to: '',
  active: 'leave',
};

/** Why a change cannot be previewed yet; null when it can. */
export function findChangeProblem(change: Change): 'nothing' | 'days' | 'reversed' | null {
  if (change.action !== 'set') return null;
  const { orderFlag, newArrival, active, from, to } = change;
  if ([orderFlag, newArrival, active].every((value) => value === 'leave')) return 'nothing';
  if (newArrival !== 'days') return null;
  if (!from && !to) return 'days';
  return from && to && from > to ? 'reversed' : null;
}

/** The effective values of an article. */
export interface Attributes {
  orderFlag: boolean;
  newFrom: string | null;
  newTo: string | null;
  active: boolean;
  deleted: boolean;
}

export const toAttributes = ({ now, override }: ManagedProduct): Attributes => ({
  orderFlag: now.orderFlag,
  newFrom: now.newFrom ?? null,
  newTo: now.newTo ?? null,
  active: now.active,
  deleted: Boolean(override?.deletedAt),
});

/** Returns the values that an article would have after a change. The server follows the same rules. */
export function applyChange(product: ManagedProduct, change: Change): Attributes {
  const { now, fed, override } = product;
  const { action } = change;
  const deleted = action === 'set' ? Boolean(override?.deletedAt) : action === 'delete';
  const set = action === 'set' ? change : noChange;
  const isInactive = set.active === 'leave' ? (override?.inactive ?? false) : set.active === 'no';
  const days = {
    leave: { newFrom: now.newFrom ?? null, newTo: now.newTo ?? null },
    days: { newFrom: set.from || null, newTo: set.to || null },
    none: { newFrom: null, newTo: null },
    back: { newFrom: fed.newFrom ?? null, newTo: fed.newTo ?? null },
  }[set.newArrival];
  const orderFlag = { leave: now.orderFlag, yes: true, no: false, back: fed.orderFlag };
  return {
    orderFlag: orderFlag[set.orderFlag],
    ...days,
    active: fed.active && !isInactive && !deleted,
    deleted,
  };
}

/** Whether an article has the values of a change as overrides already. */
function isSet({ now, override }: ManagedProduct, change: Change): boolean {
  const { action, orderFlag, newArrival, active, from, to } = change;
  if (action !== 'set') return Boolean(override?.deletedAt) === (action === 'delete');
  const flag = override?.orderFlag ?? null;
  const isFlagSet = { leave: true, yes: flag === true, no: flag === false, back: flag === null };
  const hasDays = override?.newArrival ?? false;
  const isSame = (newFrom: string, newTo: string) =>
    hasDays && (now.newFrom ?? '') === newFrom && (now.newTo ?? '') === newTo;
  const areDaysSet = { leave: true, days: isSame(from, to), none: isSame('', ''), back: !hasDays };
  const isInactive = override?.inactive ?? false;
  const isActiveSet = { leave: true, no: isInactive, back: !isInactive };
  return isFlagSet[orderFlag] && areDaysSet[newArrival] && isActiveSet[active];
}

export interface Plan {
  /** The articles to send. */
  changing: ManagedProduct[];
  /** How many have it already. */
  same: number;
}

/** Returns the articles to send: those that a change would alter. */
export function planChange(products: readonly ManagedProduct[], change: Change): Plan {
  const changing = products.filter((product) => !isSet(product, change));
  return { changing, same: products.length - changing.length };
}

const named = ({ articleCode, sorg, override }: ManagedProduct): ManagedProductInput => ({
  articleCode,
  sorg,
  seen: override?.version ?? '',
});

/** The articles of a call that deletes or restores. */
export const toNamed = (products: readonly ManagedProduct[]) => products.map(named);

/** The articles of a call that sets attributes. */
export function toInputs(
  products: readonly ManagedProduct[],
  { orderFlag, newArrival, active, from, to }: Change,
): ProductAttributesInput[] {
  const days = { none: {}, back: null, days: { from: from || null, to: to || null } };
  const flags = { yes: true, no: false, back: null };
  return products.map((product) => ({
    ...named(product),
    ...(orderFlag !== 'leave' && { orderFlag: flags[orderFlag] }),
    ...(newArrival !== 'leave' && { newArrival: days[newArrival] }),
    ...(active !== 'leave' && { active: active === 'no' ? false : null }),
  }));
}

/** The articles of the calls of a change set. */
export function toBatches(products: readonly ManagedProduct[]): ManagedProduct[][] {
  const batches: ManagedProduct[][] = [];
  for (let at = 0; at < products.length; at += batchSize)
    batches.push(products.slice(at, at + batchSize));
  return batches;
}

export interface Failure {
  product: ManagedProduct;
  code: string;
  message: string | null;
}

/** Which articles of a call failed: the server names them by their place. */
export function toFailures(
  batch: readonly ManagedProduct[],
  errors: readonly { field?: string; code: string; message?: string | null }[],
): Failure[] {
  return errors.flatMap(({ field = '', code, message }) => {
    const product = batch[Number(field.split('.')[1] ?? Number.NaN)];
    return product ? [{ product, code, message: message ?? null }] : [];
  });
}
