import { productsByCode } from '#server/features/catalog/catalog.public.ts';
import type { Context, Viewer } from '#server/graphql/context.ts';
import { viewerOf } from '#server/graphql/context.ts';
import type { Cart } from '#server/graphql/generated/types.ts';
import { type CartOwner, cartRows } from './cart.store.ts';
import { cartQtyLoader } from './cart_qty.ts';
import { vanishedProduct } from './vanished-product.ts';

/** Returns the owner of the viewer's cart; null when no customer is selected (B097). */
export function cartOwner({ sorg, userId, customer }: Viewer): CartOwner | null {
  return customer && { sorg, userId, customer: customer.unified };
}

/** The viewer's cart with full products, in a constant number of statements. */
export async function loadCart(
  ctx: Context,
  codes: readonly string[] | null = null,
  slug: string | null = null,
): Promise<Cart> {
  const owner = cartOwner(viewerOf(ctx));
  const asOf = new Date().toISOString();
  if (!owner) return { productsInCart: [], totalQty: 0, asOf };
  const rows = await cartRows(ctx.db, owner, codes, slug);
  const products = await productsByCode(
    ctx,
    rows.map((row) => row.article),
  );
  const qtys = cartQtyLoader(ctx);
  const productsInCart = rows.map(({ article, qty }) => {
    qtys.clear(article).prime(article, qty);
    const product = products.get(article) ?? vanishedProduct(ctx, article);
    return { id: article, qty, uom: product.uom, product };
  });
  return { productsInCart, totalQty: rows.reduce((sum, row) => sum + row.qty, 0), asOf };
}
