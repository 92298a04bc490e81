import type { ListParams, ListState } from '#src/crud/list/list-params.ts';

/** Items of a page (reading 62). */
export const itemsOnPage = 60;

/** Makes `q` of the address the search of a list, as the search of all content is named there. */
export function withSearch<Params extends ListParams & { q: string }>({
  params,
  set,
  ...state
}: ListState<Params>): ListState<Params & { search: string }> {
  return {
    ...state,
    params: { ...params, search: params.q },
    set: ({ search, ...change }) =>
      set({ ...change, ...(search !== undefined && { q: search }) } as Partial<Params>),
  };
}
