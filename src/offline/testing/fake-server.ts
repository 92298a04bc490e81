import { FakeUploads } from './fake-uploads.ts';

/** A change that took effect, in the order of the server. */
export interface Effect {
  key: string;
  customer: string;
  articleCode: string;
  qty: number;
}

interface CartVariables {
  products: { articleCode: string; qty: number }[];
}

interface Request {
  token: string | null;
  /** The header `x-act-for`. */
  actFor?: string | null;
  key: string | null;
  operation: string;
  variables: unknown;
}

/** Performs another feature's operation, once per key. */
export type FakeOperation = (variables: never, key: string) => ReturnType<typeof payload>;

/**
 * A minimal server with the guarantees of the real one: the cart of each customer, and a ledger that stores
 * the answer, done or refused, under the idempotency key together with the effect.
 */
export class FakeServer {
  readonly effects: Effect[] = [];
  readonly carts = new Map<string, Map<string, number>>();
  readonly #ledger = new Map<string, { body: string; answer: unknown }>();
  /** Articles of which at most so many may be in a cart. */
  readonly quotas = new Map<string, number>();
  /** The operations of other features than the cart. */
  readonly operations = new Map<string, FakeOperation>();
  /** Operations that name their customer in their variables: the active one is no part of the request. */
  readonly byArguments = new Set<string>();
  /** The uploaded files. */
  readonly uploads = new FakeUploads();
  #validTokens = new Set<string>();

  /** Issues an access token; all earlier tokens become invalid. */
  issue(
    userId: number,
    customer: string | null,
    scopes: readonly string[] = ['cart.display-order-qty'],
  ): string {
    const claims = {
      sub: userId,
      iat: 0,
      exp: 900,
      scopes,
      salesActiveCustCode: customer ? { unified: customer } : null,
      n: Math.floor(this.#validTokens.size),
    };
    const token = `e30.${btoa(JSON.stringify(claims))}.s${this.#validTokens.size}`;
    this.#validTokens.add(token);
    return token;
  }

  expire(token: string): void {
    this.#validTokens.delete(token);
  }

  cartOf(customer: string): Map<string, number> {
    const known = this.carts.get(customer);
    if (known) return known;
    const cart = new Map<string, number>();
    this.carts.set(customer, cart);
    return cart;
  }

  /** Whether a token may be used. */
  knows(token: string | null): boolean {
    return token !== null && this.#validTokens.has(token);
  }

  /** Answers a request; status 200 or 401. */
  answer({ token, actFor, key, operation, variables }: Request): { status: number; body: unknown } {
    if (!token || !this.#validTokens.has(token)) return { status: 401, body: { code: 'EXPIRED' } };
    const claims = JSON.parse(atob(token.split('.')[1] ?? ''));
    const customer = (actFor ?? claims.salesActiveCustCode?.unified ?? '-') as string;
    if (actFor && !claims.scopes.includes('menu.change-cust'))
      return { status: 422, body: { code: 'CUSTOMER_LOST' } };
    if (operation === 'Cart')
      return { status: 200, body: { data: { cart: this.#cart(customer) } } };
    const body = JSON.stringify([
      !this.byArguments.has(operation) && customer,
      operation,
      variables,
    ]);
    const before = key ? this.#ledger.get(key) : undefined;
    if (before && before.body !== body) throw new Error('another body under the same key');
    if (before) return { status: 200, body: before.answer };
    const effect = this.operations.get(operation);
    const answer = effect
      ? effect(variables as never, key ?? '')
      : this.#update(customer, key ?? '', (variables as CartVariables).products);
    if (key) this.#ledger.set(key, { body, answer });
    return { status: 200, body: answer };
  }

  #update(customer: string, key: string, products: { articleCode: string; qty: number }[]) {
    const over = products.find((p) => p.qty > (this.quotas.get(p.articleCode) ?? Infinity));
    if (over)
      return payload('updateProductsInCart', false, [
        { field: 'products.0', code: 'OVER_QUOTA', message: 'Too many' },
      ]);
    const cart = this.cartOf(customer);
    for (const { articleCode, qty } of products) {
      if (qty === 0) cart.delete(articleCode);
      else cart.set(articleCode, qty);
      this.effects.push({ key, customer, articleCode, qty });
    }
    return payload('updateProductsInCart', true, []);
  }

  #cart(customer: string) {
    const lines = [...this.cartOf(customer)].map(([code, qty]) => ({
      qty,
      product: product(code),
    }));
    return { productsInCart: lines, totalQty: 0, asOf: '2026-11-20T09:00:00.000Z' };
  }
}

/** How a mutation answers. */
export function payload(field: string, status: boolean, userErrors: unknown[]) {
  const message = { status, description: status ? 'Saved' : 'Not done' };
  return { data: { [field]: { message, userErrors } } };
}

/** Returns a product with only the fields that the cart needs. */
export function product(code: string): never {
  return {
    article_code: code,
    name: `Article ${code}`,
    sorg: '2000',
    orderQuota: null,
    price: { dealer: 1000, discounts: [] },
  } as never;
}
