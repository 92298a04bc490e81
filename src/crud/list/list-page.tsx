import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { useDeferredQuery } from '#src/graphql/use-deferred-query.ts';
import { ListFrame } from './list-frame.tsx';
import type { ListFrameProps } from './list-props.ts';

export interface ListPageProps<Answer, Row, Key extends QueryKey>
  extends Omit<ListFrameProps<Answer, Row>, 'result'> {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
}

/**
 * A list that is read page by page: runs its query, keeps search, filters, sort and page in the address,
 * and shows its rows, or why there are none. The feature brings the query, columns or items, and words.
 */
export function ListPage<Answer, Row, Key extends QueryKey>({
  query,
  ...props
}: ListPageProps<Answer, Row, Key>) {
  const result = useDeferredQuery(query);
  return <ListFrame {...props} result={result} />;
}
