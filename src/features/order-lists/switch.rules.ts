import type { CartProductFragment } from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import { cartEntry, cartLineKey, saveEntry } from './list-entries.ts';
import type { ListOnDevice } from './list-model.ts';

/** A line of the cart as it is left. */
export interface LeftLine {
  articleCode: string;
  qty: number;
  product: CartProductFragment;
  /** Set when the server has refused the quantity. */
  problem: unknown;
}

export interface Switch {
  customer: string;
  /** The cart that is left; null when there is nothing to keep of it. */
  left: { id: string; name: string; lines: readonly LeftLine[] } | null;
  /** The cart that becomes the active one. */
  to: Pick<ListOnDevice, 'id' | 'name'>;
  /** The lines that come into the cart. */
  wanted: readonly { product: CartProductFragment; qty: number }[];
}

/**
 * The changes of a switch, in the order of their capture. The left cart's list shares the keys of its
 * lines, so that no line leaves the cart before the list has it; a line the server has refused goes
 * first, as its parked change would hold the list back.
 */
export function switchEntries({ customer, left, to, wanted }: Switch): NewEntry[] {
  const stays = new Set(wanted.map(({ product }) => product.article_code));
  const gone = (left?.lines ?? []).filter(({ articleCode }) => !stays.has(articleCode));
  const remove = ({ product }: LeftLine) => cartEntry(customer, product, 0);
  const refused = (left?.lines ?? []).filter(({ problem }) => problem !== null);
  const taken = (left?.lines ?? []).filter(({ problem }) => problem === null);
  const keys = taken.map(({ articleCode }) => cartLineKey(customer, articleCode));
  return [
    ...refused.map(remove),
    ...(left ? [saveEntry(customer, { ...left, kind: 'cart' }, keys)] : []),
    saveEntry(customer, { ...to, kind: 'cart', active: true, lines: [] }),
    ...gone.filter(({ problem }) => problem === null).map(remove),
    ...wanted.map(({ product, qty }) => cartEntry(customer, product, qty)),
  ];
}
