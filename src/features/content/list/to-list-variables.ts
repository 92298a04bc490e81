import { toServerSort } from '#src/crud/list/list-params.ts';

interface Params<Column extends string> {
  search: string;
  sort: '' | Column | `-${Column}`;
  page: number;
  limit: number;
}

/** Filters without those that let everything through. */
type SetFilters<Filters> = { [Name in keyof Filters]?: Exclude<Filters[Name], ''> };

/** Returns the variables of a list of content for what its address says. @param filters empty texts are left out */
export function toListVariables<Column extends string, Filters extends object>(
  { search, sort, page, limit }: Params<Column>,
  filters: Filters,
) {
  const order = toServerSort(sort);
  const set = Object.entries(filters).filter(([, value]) => value !== '');
  return {
    page,
    limit,
    ...(search && { search }),
    filter: Object.fromEntries(set) as SetFilters<Filters>,
    ...(order && { sort: order }),
  };
}
