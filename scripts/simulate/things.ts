import { listKey } from '#src/features/order-lists/list-model.ts';
import { cartKey } from '#src/offline/cart-lines.ts';

interface Line {
  articleCode: string;
  qty: number;
}

/** A line of a cart or a list, by its outbox key, and what becomes of it: null when it is gone. */
export type Change = [thing: string, value: string | null];

/** A list as it is compared. */
export function listValue(name: string, lines: readonly Line[]): string {
  const told = lines.map(({ articleCode, qty }) => `${articleCode}=${qty}`);
  return `${name}: ${told.sort().join(' ')}`;
}

/** A quantity in a cart as it is compared. */
export function cartValue(qty: number | null): string | null {
  return qty ? String(qty) : null;
}

/** What an operation makes of things that devices show, once it takes effect. */
export function changesOf(operation: string, customer: string, variables: unknown): Change[] {
  const sent = variables as {
    products: Line[];
    list: { id: string; name: string; lines: Line[] };
    id: string;
  };
  switch (operation) {
    case 'UpdateProductsInCart':
      return sent.products.map((line) => [
        cartKey(customer, line.articleCode),
        cartValue(line.qty),
      ]);
    case 'Checkout':
      return sent.products.map((line) => [cartKey(customer, line.articleCode), null]);
    case 'SaveOrderList':
      return [[listKey(sent.list.id), listValue(sent.list.name, sent.list.lines)]];
    case 'DeleteOrderList':
      return [[listKey(sent.id), null]];
    default:
      return [];
  }
}
