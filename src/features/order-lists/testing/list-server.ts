import { codeKey } from '#shared/article-code.ts';
import type { OrderListInput } from '#src/graphql/generated/graphql.ts';
import { FakeServer, payload } from '#src/offline/testing/fake-server.ts';

type Alias = { alias: string; articleCode: string | null };

/** The server's behaviour for lists and own numbers of one customer, in a few lines. */
export class ListServer extends FakeServer {
  readonly lists = new Map<string, OrderListInput>();
  readonly aliases = new Map<string, Alias>();
  /** Names of operations in the order they were asked. */
  readonly requests: string[] = [];
  /** Names the server refuses. */
  readonly refused = new Set<string>();

  constructor() {
    super();
    this.#answers('OrderListState', () => ({
      orderListState: { lists: this.#mark(this.lists), aliases: this.#mark(this.aliases), asOf },
    }));
    this.#answers('OrderLists', () => ({
      orderLists: {
        mark: this.#mark(this.lists),
        lists: [...this.lists.values()].map(answered),
      },
    }));
    this.#answers('ArticleAliases', () => ({
      articleAliases: { mark: this.#mark(this.aliases), aliases: [...this.aliases.values()] },
    }));
    this.#takes('SaveOrderList', 'saveOrderList', ({ list }: { list: OrderListInput }) => {
      if (this.refused.has(list.name)) return 'REFUSED_NAME';
      if (list.active)
        for (const [id, other] of this.lists) this.lists.set(id, { ...other, active: false });
      this.lists.set(String(list.id), list);
      return null;
    });
    this.#takes('DeleteOrderList', 'deleteOrderList', ({ id }: { id: string }) => {
      this.lists.delete(id);
      return null;
    });
    this.#takes('SaveArticleAliases', 'saveArticleAliases', ({ aliases }: { aliases: Alias[] }) => {
      if (aliases.some(({ alias }) => this.refused.has(alias))) return 'UNKNOWN_ARTICLE';
      for (const one of aliases)
        if (one.articleCode === null) this.aliases.delete(codeKey(one.alias));
        else this.aliases.set(codeKey(one.alias), one);
      return null;
    });
  }

  #mark(of: ReadonlyMap<string, unknown>): string {
    return JSON.stringify([...of.values()]);
  }

  /** A query; the fake server asks every root field for a message. */
  #answers(operation: string, data: () => Record<string, object>): void {
    this.operations.set(operation, () => {
      this.requests.push(operation);
      const told = Object.entries(data()).map(([field, value]) => [
        field,
        Object.defineProperty(value, 'message', { value: { status: true }, enumerable: false }),
      ]);
      return { data: Object.fromEntries(told) };
    });
  }

  #takes<V>(operation: string, field: string, effect: (variables: V) => string | null): void {
    this.operations.set(operation, (variables: never) => {
      this.requests.push(operation);
      const code = effect(variables);
      return payload(field, code === null, code ? [{ field: '', code, message: 'No' }] : []);
    });
  }
}

const asOf = '2026-11-20T09:00:00.000Z';

function answered(list: OrderListInput) {
  const lines = [list.lines].flat().map((line) => ({
    ...line,
    articleCodeDisplay: line.articleCode,
    name: `Article ${line.articleCode}`,
  }));
  return { ...list, shared: list.shared ?? false, own: true, updatedAt: asOf, lines };
}
