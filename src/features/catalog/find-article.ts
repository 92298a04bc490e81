import { paths } from '#src/app/paths.ts';
import { request } from '#src/graphql/client.ts';
import { type ProductCardFragment, ProductsDocument } from '#src/graphql/generated/graphql.ts';
import { normalEan, sameEan } from '#src/lib/ean.ts';

/** So many are looked through for the one whose code it is, and not only part of it. */
const most = 48;

function has(product: ProductCardFragment, code: string): boolean {
  const { article_code, article_code_display, old_code, ean } = product;
  const written = code.toLowerCase();
  return (
    [article_code, article_code_display, old_code].some((one) => one?.toLowerCase() === written) ||
    (ean != null && sameEan(ean, code))
  );
}

/**
 * The page of the article whose code, shown code, former code or EAN is exactly this, with the
 * article chosen on it; null when there is none. A UPC-A finds the EAN-13 and the other way round.
 * @throws as `request` does
 */
export async function findArticle(text: string, signal?: AbortSignal): Promise<string | null> {
  const code = normalEan(text);
  const asked = {
    page: 1,
    limit: most,
    sort: { field: 'price' as const, order: 'ASC' as const },
    filter: { search: code },
  };
  const { products } = await request(ProductsDocument, asked, signal ? { signal } : {});
  const hit = products.products.find((product) => has(product, code));
  if (!hit) return null;
  return paths.product(hit.category.toLowerCase(), hit.slug, { article: hit.article_code });
}
