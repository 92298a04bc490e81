import * as v from 'valibot';
import {
  defineListParams,
  type ListParams,
  type ListState,
  pageParamsOf,
  textParam,
} from '#src/crud/list/list-params.ts';
import { newsOnPage } from './news.queries.ts';

const newsListParams = defineListParams(
  v.object({ q: textParam(), ...pageParamsOf([newsOnPage]) }),
);

/** The parameters of the list; its search is `q` in the address, as the search of all content is. */
export function useNewsListParams(): ListState<ListParams & { q: string; search: string }> {
  const { params, set, ...state } = newsListParams.use();
  return {
    ...state,
    params: { ...params, search: params.q },
    set: ({ search, q = search, page, limit }) =>
      set({
        ...(q !== undefined && { q }),
        ...(page !== undefined && { page }),
        ...(limit !== undefined && { limit }),
      }),
  };
}
