import type {
  CartProductFragment,
  OrderListLinesFragment,
  SaveOrderListMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';

/** A line as the device keeps it; with its product it can be put into the cart without a network. */
export type ListLine = OrderListLinesFragment['lines'][number] & { product?: CartProductFragment };

/** A named cart or template as the device keeps it. */
export type ListOnDevice = Omit<OrderListLinesFragment, 'lines'> & { lines: ListLine[] };

/** The content of `OrderListRow.list`. */
export interface KeptList {
  /** With what is unsent; null while its deletion waits. */
  shown: ListOnDevice | null;
  /** The server's last version; null when it does not know it. */
  server: ListOnDevice | null;
}

/** The known facts about articles, by code: names, and the product if one was seen. */
export type ArticleFacts = ReadonlyMap<string, Omit<ListLine, 'qty'>>;

/** The outbox's display data of a list, and of articles that the device does not know otherwise. */
export interface ListNote extends Record<string, unknown> {
  name: string;
  kind: ListOnDevice['kind'];
  products?: CartProductFragment[];
}

export const saveListOperation = 'SaveOrderList';
export const deleteListOperation = 'DeleteOrderList';

/** The outbox key of a list: its changes are sent in their order. */
export function listKey(id: string): string {
  return `order-list/${id}`;
}

export function factsOf(product: CartProductFragment): Omit<ListLine, 'qty'> {
  const { article_code: articleCode, article_code_display, name } = product;
  return { articleCode, articleCodeDisplay: article_code_display, name, product };
}

/** Applies one change to lists, by id, as the server will. */
export function applyEntry(
  lists: Map<string, ListOnDevice>,
  { operation, variables, createdAt, note }: OutboxEntry,
  known: ArticleFacts,
): void {
  if (operation === deleteListOperation) {
    lists.delete((variables as { id: string }).id);
    return;
  }
  const { list } = variables as SaveOrderListMutationVariables;
  const { products = [] } = note as Partial<ListNote>;
  const told = new Map(products.map((product) => [product.article_code, factsOf(product)]));
  const { kind, name } = list;
  const id = String(list.id);
  const shared = list.shared ?? false;
  const active = list.active ?? false;
  if (active)
    for (const [other, before] of lists)
      if (before.active && before.own) lists.set(other, { ...before, active: false });
  const lines = [list.lines].flat().map(({ articleCode, qty }): ListLine => {
    const facts = told.get(articleCode) ?? known.get(articleCode);
    return { articleCodeDisplay: articleCode, name: articleCode, ...facts, articleCode, qty };
  });
  const updatedAt = new Date(createdAt).toISOString();
  lists.set(id, { id, kind, name, shared, own: true, active, updatedAt, lines });
}

/** Lines and pieces, as the rows of a list tell them. */
export function countLines(lines: readonly { qty: number }[]): { lines: number; pieces: number } {
  return { lines: lines.length, pieces: lines.reduce((sum, { qty }) => sum + qty, 0) };
}
