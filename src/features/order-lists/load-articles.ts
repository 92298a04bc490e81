import { codeKey } from '#shared/article-code.ts';
import { normalEan, sameEan } from '#shared/ean.ts';
import { readArticleCodes } from '#shared/scanned-code/article-codes.ts';
import { request } from '#src/graphql/client.ts';
import { type CartProductFragment, ProductsDocument } from '#src/graphql/generated/graphql.ts';
import type { ListLine } from './list-model.ts';

/** The number of codes that one query may have. */
const perQuestion = 100;

async function searchProducts(filter: { articleCodes: string[] } | { search: string }) {
  const sort = { field: 'price', order: 'ASC' } as const;
  const variables = { page: 1, limit: perQuestion, sort, filter };
  return (await request(ProductsDocument, variables)).products.products;
}

/**
 * Returns the products of lines, by code: from the device, else from the server or the offline catalog.
 * Articles that are no longer sold are missing.
 * @throws NetworkError when some are unknown here and the server cannot be asked
 */
export async function loadProducts(
  lines: readonly ListLine[],
): Promise<Map<string, CartProductFragment>> {
  const known = lines.flatMap(({ product }) => product ?? []);
  const products = new Map(known.map((product) => [product.article_code, product]));
  const missing = lines.map(({ articleCode }) => articleCode).filter((code) => !products.has(code));
  for (let from = 0; from < missing.length; from += perQuestion) {
    const found = await searchProducts({ articleCodes: missing.slice(from, from + perQuestion) });
    for (const product of found) products.set(product.article_code, product);
  }
  return products;
}

/**
 * Returns the article of a typed code: its code, displayed code, former code or EAN, ignoring spaces,
 * dots, dashes and case; of a text of a scanner the article whose code is in it; null when there is none.
 * @throws NetworkError when the server cannot be asked
 */
export async function loadArticle(text: string): Promise<CartProductFragment | null> {
  for (const code of [text, ...readArticleCodes(text).codes]) {
    const found = await findCode(code);
    if (found) return found;
  }
  return null;
}

async function findCode(text: string): Promise<CartProductFragment | null> {
  const key = codeKey(text);
  if (key === '') return null;
  const found = await searchProducts({ search: normalEan(text.trim()) });
  return (
    found.find(({ article_code, article_code_display, old_code, ean }) => {
      const codes = [article_code, article_code_display, old_code ?? ''];
      return codes.some((code) => codeKey(code) === key) || (ean != null && sameEan(ean, text));
    }) ?? null
  );
}
