import { useHostConfig } from '#src/graphql/host/use-host-config.ts';
import { catalogQueries, type ListInput } from '../catalog.queries.ts';
import { ArticleRows } from './article-rows.tsx';
import type { NothingMatchesProps } from './nothing-matches.tsx';

interface Props {
  input: ListInput;
  noMatches?: NothingMatchesProps;
  endless?: boolean;
}

/** Single articles as compact rows, as many at a time as the host says (C003, N032). */
export function ItemResults({ input, ...frame }: Props) {
  const { itemViewQuota } = useHostConfig();
  return (
    <ArticleRows
      {...frame}
      size={itemViewQuota}
      chunkQuery={(chunk) => catalogQueries.products(input, chunk)}
    />
  );
}
