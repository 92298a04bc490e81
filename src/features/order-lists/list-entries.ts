import type {
  CartProductFragment,
  DeleteOrderListMutationVariables,
  SaveOrderListMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { NewEntry } from '#src/offline/outbox/outbox-entry.ts';
import {
  deleteListOperation,
  type ListNote,
  type ListOnDevice,
  listKey,
  saveListOperation,
} from './list-model.ts';

/** A line to be kept; with the product where the device may not have seen the article yet. */
export interface LineToSave {
  articleCode: string;
  qty: number;
  product?: CartProductFragment;
}

export interface ListToSave extends Pick<ListOnDevice, 'id' | 'kind' | 'name'> {
  shared?: boolean;
  active?: boolean;
  lines: readonly LineToSave[];
}

/** Says which cart is the active one; such changes go in their order, whichever carts they name. */
function activeKey(customer: string): string {
  return `order-list-active/${customer}`;
}

/**
 * One change of a list: what it shall be from now on.
 * @param keys what else must not be sent before it
 */
export function saveEntry(
  customer: string,
  { id, kind, name, shared = false, active = false, lines }: ListToSave,
  keys: readonly string[] = [],
): NewEntry & { variables: SaveOrderListMutationVariables; note: ListNote } {
  const kept = lines.map(({ articleCode, qty }) => ({ articleCode, qty }));
  const products = lines.flatMap(({ product }) => product ?? []);
  return {
    operation: saveListOperation,
    variables: { list: { id, kind, name: name.trim(), shared, active, lines: kept } },
    keys: [listKey(id), ...(active ? [activeKey(customer)] : []), ...keys],
    note: { name: name.trim(), kind, ...(products.length > 0 && { products }) },
  };
}

/** The deletion of a list. */
export function deleteEntry({
  id,
  name,
  kind,
}: Pick<ListOnDevice, 'id' | 'name' | 'kind'>): NewEntry & {
  variables: DeleteOrderListMutationVariables;
  note: ListNote;
} {
  return {
    operation: deleteListOperation,
    variables: { id },
    keys: [listKey(id)],
    note: { name, kind },
  };
}

/**
 * Returns the key of entries that must be sent before a change of the cart's line; the same as that of
 * cart changes.
 */
export function cartLineKey(customer: string, articleCode: string): string {
  return `cart/${customer}/${articleCode}`;
}

/** A quantity in the cart, in the shape the cart gives its own changes. */
export function cartEntry(customer: string, product: CartProductFragment, qty: number): NewEntry {
  return {
    operation: 'UpdateProductsInCart',
    variables: { products: [{ articleCode: product.article_code, qty }] },
    keys: [cartLineKey(customer, product.article_code)],
    note: { product, qty },
  };
}
