import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult,
  useQuery,
} from '@tanstack/react-query';
import { useDeferredValue } from 'react';

/** An answer that has come but is not drawn yet reads as one still under way. */
const underWay = {
  data: { value: undefined },
  isPending: { value: true },
  isLoading: { value: true },
  isSuccess: { value: false },
  isError: { value: false },
};

/**
 * `useQuery` for what fills a screen: its first answer is drawn in slices, and taps come through
 * between them. React draws what `useQuery` alone brings in one go, which takes a third of a second
 * on a slow phone.
 */
export function useDeferredQuery<
  Answer,
  Failure = DefaultError,
  Shown = Answer,
  Key extends QueryKey = QueryKey,
>(options: UseQueryOptions<Answer, Failure, Shown, Key>): UseQueryResult<Shown, Failure> {
  const query = useQuery(options);
  const here = query.data !== undefined;
  const drawn = useDeferredValue(here);
  // The prototype chain keeps React Query's tracked properties working.
  return here && !drawn ? Object.create(query, underWay) : query;
}
