import type { ReactNode } from 'react';
import type { ProductCardFragment } from '#src/graphql/generated/graphql.ts';
import { Skeleton } from '#src/ui/state/skeleton.tsx';
import type { ChunkQuery } from './list-loader.ts';
import { ListView } from './list-view.tsx';
import type { NothingMatchesProps } from './nothing-matches.tsx';
import { ProductRow } from './product-row.tsx';
import { useList } from './use-list.ts';

interface Props {
  chunkQuery: ChunkQuery<ProductCardFragment>;
  /** Rows of the first page. */
  size?: number;
  noMatches?: NothingMatchesProps | undefined;
  endless?: boolean | undefined;
  empty?: ReactNode;
}

/** Articles as compact rows, from any source. */
export function ArticleRows({ chunkQuery, size, ...frame }: Props) {
  const list = useList(chunkQuery, size);
  return (
    <ListView
      {...frame}
      list={list}
      rowKey={(product) => product.article_code}
      waiting={<Skeleton className="m-2 h-20" />}
      className="divide-y divide-line rounded-xl border border-line bg-surface"
    >
      {(product) => <ProductRow product={product} />}
    </ListView>
  );
}
