import {
  ArticleAliasesDocument,
  type ArticleAliasesQuery,
  DeleteOrderListDocument,
  type DeleteOrderListMutationVariables,
  OrderListStateDocument,
  type OrderListStateQuery,
  OrderListsDocument,
  type OrderListsQuery,
  SaveOrderListDocument,
  type SaveOrderListMutationVariables,
} from '#src/graphql/generated/graphql.ts';
import type { UserDatabase } from '#src/offline/database.ts';
import {
  type OperationRules,
  registerOperation,
  registerPull,
} from '#src/offline/outbox/operation-registry.ts';
import type { OutboxEntry } from '#src/offline/outbox/outbox-entry.ts';
import { takeAliases } from './aliases.offline.ts';
import { applyEntry, deleteListOperation, saveListOperation } from './list-model.ts';
import { knownFacts, serverLists, writeLists } from './list-rows.ts';
import { forgetMark, listStateKey } from './state-marks.ts';

// The offline operations of named carts and templates. Runs in the page and in the worker.

const scope = 'cart.display-order-qty';

/** Rewrites all lists of the entry's customer: the server's version with pending changes applied. */
async function relay(db: UserDatabase, { customer }: OutboxEntry): Promise<void> {
  if (customer !== null) await writeLists(db, customer, await serverLists(db, customer));
}

/** The effects of capture, success and discarding, alike for saving and deleting. */
function createRules<V>(document: OperationRules<V>['document']): OperationRules<V> {
  return {
    document,
    version: 1,
    overwrites: true,
    apply: relay,
    undo: relay,
    async done(db, entry) {
      const { customer } = entry;
      if (customer === null) return;
      const lists = await serverLists(db, customer);
      applyEntry(lists, entry, await knownFacts(db, customer));
      await writeLists(db, customer, lists);
      await forgetMark(db, customer, 'lists');
    },
  };
}

registerOperation(
  saveListOperation,
  createRules<SaveOrderListMutationVariables>(SaveOrderListDocument),
);
registerOperation(
  deleteListOperation,
  createRules<DeleteOrderListMutationVariables>(DeleteOrderListDocument),
);

interface News {
  marks: OrderListStateQuery['orderListState'];
  /** Null where the device has them as they are. */
  lists: OrderListsQuery['orderLists'] | null;
  aliases: ArticleAliasesQuery['articleAliases'] | null;
}

/**
 * The marks are asked for first: a sync after each change in the cart shall not load all lists. What
 * is kept is the mark that comes with the lists, which may have changed since.
 */
registerPull<News>('order-lists', {
  scope,
  async load(query, db, customer) {
    const { orderListState: marks } = await query(OrderListStateDocument, {});
    const kept = await db.syncState.get(listStateKey(customer));
    return {
      marks,
      lists: kept?.lists === marks.lists ? null : (await query(OrderListsDocument, {})).orderLists,
      aliases:
        kept?.aliases === marks.aliases
          ? null
          : (await query(ArticleAliasesDocument, {})).articleAliases,
    };
  },
  async apply(db, customer, { marks, lists, aliases }) {
    const key = listStateKey(customer);
    const kept = (await db.syncState.get(key)) ?? { key };
    if (lists) {
      const known = await knownFacts(db, customer);
      const fresh = lists.lists.map((list) => ({
        ...list,
        lines: list.lines.map((line) => withProduct(line, known.get(line.articleCode)?.product)),
      }));
      await writeLists(db, customer, new Map(fresh.map((list) => [list.id, list])));
    }
    if (aliases) await takeAliases(db, customer, aliases.aliases);
    await db.syncState.put({
      ...kept,
      asOf: marks.asOf,
      ...(lists && { lists: lists.mark }),
      ...(aliases && { aliases: aliases.mark }),
    });
  },
});

function withProduct<L extends object, P>(line: L, product: P | undefined) {
  return product === undefined ? line : { ...line, product };
}
