import { queryOptions } from '@tanstack/react-query';
import { request } from '#src/graphql/client.ts';
import { ProductsDocument, ResolveArticlesDocument } from '#src/graphql/generated/graphql.ts';
import type { Product } from './resolve-codes.ts';

const fewest = 2;
const longest = 60;
const most = 6;

async function completions(text: string, signal: AbortSignal): Promise<Product[]> {
  const sort = { field: 'popularity', order: 'DESC' } as const;
  const variables = { page: 1, limit: most, sort, filter: { search: text } };
  const [codes, words] = await Promise.all([
    request(ResolveArticlesDocument, { codes: [text] }, { signal }),
    request(ProductsDocument, variables, { signal }),
  ]);
  const [hit] = codes.resolveArticles;
  const all: Product[] = [
    ...(hit?.product ? [hit.product] : []),
    ...words.products.products,
    ...(hit?.suggestions ?? []),
  ];
  const byCode = new Map(all.map((product) => [product.article_code, product]));
  return [...byCode.values()].slice(0, most);
}

/** Returns articles for a typed text: the one with the code, those with the words, then similar codes. */
export const completionsQuery = (text: string) =>
  queryOptions({
    queryKey: ['fast-order', 'completions', text],
    queryFn: ({ signal }) => completions(text, signal),
    enabled: text.length >= fewest && text.length <= longest,
    // No completion, and no word on the screen: the code is looked up when it is entered.
    meta: { logAs: 'Something went wrong (01)' },
  });
