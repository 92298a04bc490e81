import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import {
  choiceParam,
  defineListParams,
  type ListParams,
  type ListState,
  pageParams,
} from '#src/crud/list/list-params.ts';
import {
  type CatalogParams,
  filterCount,
  readCatalogParams,
  useCatalogParams,
} from '#src/features/catalog/catalog.public.ts';

export const managedStates = ['listed', 'inactive', 'deleted', 'overridden', 'all'] as const;

const own = defineListParams(v.object({ ...pageParams, state: choiceParam(managedStates) }));
const nothing = readCatalogParams(new URLSearchParams());

/** Reads and writes the address of the page: the filters of the catalog, the state of the articles, page and limit. */
export function useManagedList() {
  const [params, changeCatalog] = useCatalogParams(null, ['state', 'limit']);
  const [query, setQuery] = useSearchParams();
  const { params: paging, unknownValue } = own.parse(query);
  const catalog: CatalogParams = { ...params, view: 'item' };
  const change = (next: CatalogParams) => changeCatalog({ ...next, view: null });
  const set = (changes: Partial<typeof paging>) =>
    setQuery(
      (latest) => {
        const next = new URLSearchParams(latest);
        for (const name of ['page', 'limit', 'state']) next.delete(name);
        const written = own.serialize({ ...own.parse(latest).params, page: 1, ...changes });
        for (const [name, value] of written) next.set(name, value);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  const list: ListState<ListParams> = {
    params: { page: paging.page, limit: paging.limit, search: catalog.search },
    unknownValue,
    narrowed: filterCount(catalog) > 0 || catalog.search !== '' || catalog.category !== null,
    set: ({ search, page, limit }) => {
      if (search !== undefined) change({ ...catalog, search });
      else set({ ...(page !== undefined && { page }), ...(limit !== undefined && { limit }) });
    },
    clear: () => change(nothing),
    view: '',
    setView: () => undefined,
  };
  return {
    list,
    catalog,
    change,
    state: paging.state,
    setState: (state: typeof paging.state) => set({ state }),
  };
}
