import { checkQty, maxQty } from '#shared/quantity.ts';
import { setCartQtys } from '#src/features/cart/cart.public.ts';
import { request } from '#src/graphql/client.ts';
import { ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';
import { checkedStock, type StockChecks } from '#src/lib/stock/checked-stock.ts';

/** A line of an order, as far as it is ordered again. */
export interface OrderedLine {
  article: string;
  description: string;
  order_qty: number;
}

/** The result: how many articles are in the cart, and those that are not. */
export interface OrderedAgain {
  added: number;
  left: { article: string; description: string }[];
}

/** Articles the server resolves at once. */
const most = 500;

async function loadProducts(codes: readonly string[]) {
  const parts = [];
  for (let from = 0; from < codes.length; from += most)
    parts.push(request(ResolveArticlesDocument, { codes: codes.slice(from, from + most) }));
  const answers = (await Promise.all(parts)).flatMap(({ resolveArticles }) => resolveArticles);
  return new Map(answers.map(({ code, product }) => [code, product]));
}

/**
 * Puts the lines of an order into the cart, on top of what is in it. What is gone, blocked or over
 * the quota or the stock stays out.
 * @param inCart pieces of an article in the cart now
 * @param checks what the host says about quantities above the stock (N029)
 * @throws as `request` does, and when the device cannot store
 */
export async function orderAgain(
  lines: readonly OrderedLine[],
  inCart: (article: string) => number,
  checks: StockChecks = {},
): Promise<OrderedAgain> {
  const wanted = new Map<string, OrderedLine>();
  for (const line of lines) {
    const order_qty = line.order_qty + (wanted.get(line.article)?.order_qty ?? 0);
    wanted.set(line.article, { ...line, order_qty });
  }
  const products = await loadProducts([...wanted.keys()]);
  const checked = [...wanted.values()].map((line) => {
    const product = products.get(line.article);
    if (!product || product.blocked) return { line, add: null };
    const qty = inCart(product.article_code) + line.order_qty;
    const available = checkedStock(product.stock, checks) ?? maxQty;
    const fits = checkQty(qty, product.orderQuota ?? null) === null && qty <= available;
    return { line, add: fits ? { product, qty } : null };
  });
  const add = checked.flatMap((one) => one.add ?? []);
  if (add.length > 0) await setCartQtys(add);
  const left = checked.flatMap(({ line, add: fits }) => (fits ? [] : [line]));
  return { added: add.length, left };
}
