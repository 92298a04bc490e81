import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import type { ProductFilterInput, ProductSortInput } from '#src/graphql/generated/graphql.ts';
import { catalogQueries } from '../catalog.queries.ts';
import { ProductRow } from './product-row.tsx';
import { ResultFrame } from './result-frame.tsx';

interface Props {
  input: { filter: ProductFilterInput; sort: ProductSortInput };
  onClear?: () => void;
}

/** Single articles as compact rows. */
export function ItemResults({ input, onClear }: Props) {
  const query = useInfiniteQuery(catalogQueries.products(input));
  // Deferred, so that drawing a page of results never holds up a key or a tap.
  const data = useDeferredValue(query.data);
  const pages = data?.pages.map((page) => page.products) ?? [];
  const products = pages.flatMap((page) => page.products);
  return (
    <ResultFrame
      query={query}
      count={pages[0]?.info.count}
      shown={products.length}
      asOf={pages[0]?.asOf}
      onClear={onClear}
    >
      <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
        {products.map((product) => (
          <li key={product.article_code}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </ResultFrame>
  );
}
