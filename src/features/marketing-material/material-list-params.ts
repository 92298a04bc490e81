import * as v from 'valibot';
import { defineListParams, pageParamsOf, textParam } from '#src/crud/list/list-params.ts';
import { itemsOnPage, withSearch } from '#src/features/content/content-reading.public.ts';

const params = defineListParams(
  v.object({ q: textParam(), article: textParam(), ...pageParamsOf([itemsOnPage]) }),
);

/** The parameters of the lists of material: a search of all, the code of an article, and the page. */
export const useMaterialList = () => withSearch(params.use());

export type MaterialListState = ReturnType<typeof useMaterialList>;
