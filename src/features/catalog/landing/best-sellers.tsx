import { Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { ProductCategory } from '#src/graphql/generated/graphql.ts';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { landingQueries } from '../landing.queries.ts';
import { ProductRow } from '../list/product-row.tsx';

/** The eight articles of a category that sell most; nothing where none has sold (U201, B092). */
export function BestSellers({ category }: { category: ProductCategory }) {
  const heading = useId();
  const { data } = useDeferredQuery(landingQueries.bestSellers(category));
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="mb-3 text-xl font-semibold">
        <Trans>Best sellers</Trans>
      </h2>
      <ol className="grid gap-px overflow-hidden rounded-xl border border-line bg-line xl:grid-cols-2">
        {data.map((product) => (
          <li key={product.article_code} className="bg-surface">
            <ProductRow product={product} />
          </li>
        ))}
      </ol>
    </section>
  );
}
