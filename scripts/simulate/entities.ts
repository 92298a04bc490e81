import { aliasEntryKey } from '#src/features/order-lists/aliases.offline.ts';
import { listKey } from '#src/features/order-lists/list-model.ts';
import { cartKey } from '#src/offline/cart-lines.ts';

interface Line {
  articleCode: string;
  qty: number;
}

interface Alias {
  alias: string;
  articleCode: string | null;
}

/**
 * A line of a cart, a list or an own number, by its outbox key, and what becomes of it: null when it
 * is gone.
 */
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

/** An own number as it is compared. */
export function aliasValue(alias: string, articleCode: string): string {
  return `${alias} is ${articleCode}`;
}

/**
 * Returns the key of an entity. Own numbers belong to the customer, whichever user entered them; all other
 * entities belong to the user.
 */
export function toEntityKey(userId: number, thing: string): string {
  return thing.startsWith('alias/') ? thing : `${userId} ${thing}`;
}

function aliasChanges(customer: string, aliases: readonly Alias[]): Change[] {
  const told = aliases.map(({ alias, articleCode }): Change => {
    const value = articleCode === null ? null : aliasValue(alias.trim(), articleCode);
    return [aliasEntryKey(customer, alias), value];
  });
  // Of several spellings of a number the last one counts.
  return [...new Map(told)];
}

/** Returns the changes that an operation makes to visible entities once it takes effect. */
export function listChanges(operation: string, customer: string, variables: unknown): Change[] {
  const sent = variables as {
    products: Line[];
    list: { id: string; name: string; lines: Line[] };
    id: string;
    aliases: Alias[];
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
    case 'SaveArticleAliases':
      return aliasChanges(customer, sent.aliases);
    default:
      return [];
  }
}
