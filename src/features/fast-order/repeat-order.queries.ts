import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ListParams } from '#src/crud/list/list-params.ts';
import { request } from '#src/graphql/client.ts';
import { ProductsDocument, RepeatOrdersDocument } from '#src/graphql/generated/graphql.ts';
import type { Product } from './resolve-codes.ts';

/** Articles one question answers. */
const perQuestion = 100;

async function loadProducts(codes: readonly string[], signal: AbortSignal) {
  const products = new Map<string, Product>();
  const sort = { field: 'price', order: 'ASC' } as const;
  for (let from = 0; from < codes.length; from += perQuestion) {
    const filter = { articleCodes: codes.slice(from, from + perQuestion) };
    const variables = { page: 1, limit: perQuestion, sort, filter };
    const answer = await request(ProductsDocument, variables, { signal });
    for (const product of answer.products.products) products.set(product.article_code, product);
  }
  return products;
}

/** Past orders of the active customer, and what is still sold of one. */
export const repeatQueries = {
  /** @param orderNo of the only one wanted; null for all */
  orders: ({ page, limit }: ListParams, orderNo: string | null) =>
    queryOptions({
      queryKey: ['orders', 'repeat', orderNo, page, limit],
      queryFn: async ({ signal }) => {
        const variables = { page, limit, ...(orderNo && { filter: { orderNo } }) };
        return (await request(RepeatOrdersDocument, variables, { signal })).orders;
      },
      placeholderData: keepPreviousData,
    }),
  products: (codes: readonly string[]) =>
    queryOptions({
      queryKey: ['fast-order', 'repeat', codes],
      queryFn: ({ signal }) => loadProducts(codes, signal),
    }),
};
