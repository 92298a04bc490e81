import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import * as v from 'valibot';
import { isDay } from '#src/lib/days.ts';
import type { Sort } from '#src/ui/table/column.ts';
import { tablePageSizes } from '#src/ui/table/page-size.ts';

/**
 * The parameters of every list; `ListPage` shows a search field, a sort or a column choice where the list
 * has one.
 */
export interface ListParams {
  /** From 1. */
  page: number;
  /** Rows of a page. */
  limit: number;
  search?: string;
  /** A column's id, with `-` before it for descending; empty for the list's own order. */
  sort?: string;
  /** Ids of hidden columns; empty leaves the choice to what the device keeps. */
  hide?: readonly string[];
}

/** Page and rows of a page, for a list with its own page sizes; the first one is the default. */
export const pageParamsOf = (sizes: readonly number[]) => ({
  page: v.optional(v.pipe(v.string(), v.transform(Number), v.integer(), v.minValue(1)), '1'),
  limit: v.optional(v.pipe(v.picklist(sizes.map(String)), v.transform(Number)), String(sizes[0])),
});

/** Page and rows of a page (C041), for the schema of every list. */
export const pageParams = pageParamsOf(tablePageSizes);

/** A text, such as a search. @param most its longest length in characters */
export const textParam = (most = 100) => v.optional(v.pipe(v.string(), v.maxLength(most)), '');

/** One of a few values; the first one is the default. */
export const choiceParam = <const Value extends string>(values: readonly [Value, ...Value[]]) =>
  v.optional(v.picklist(values), values[0]);

/** Any of a few values; none by default. */
export const choicesParam = <const Value extends string>(values: readonly Value[]) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text ? text.split(',') : [])),
      v.array(v.picklist(values)),
    ),
    '',
  );

/** Any ids, at most a hundred; none by default. */
export const idsParam = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => (text ? text.split(',') : [])),
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(255))),
      v.maxLength(100),
    ),
    '',
  );

/** A day, YYYY-MM-DD; empty by default. */
export const dayParam = () =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isDay(text)),
    ),
    '',
  );

/** On or off; off by default. */
export const flagParam = () =>
  v.optional(
    v.pipe(
      v.picklist(['', '1']),
      v.transform((text) => text === '1'),
    ),
    '',
  );

/** The sort by one of these columns, either way; the list's own order by default. */
export const sortParam = <const Column extends string>(columns: readonly Column[]) =>
  choiceParam<'' | Column | `-${Column}`>([
    '',
    ...columns.flatMap((column) => [column, `-${column}`] as const),
  ]);

/** The sort of an address as tables take it. */
export const toSort = (text = ''): Sort =>
  text ? { column: text.replace(/^-/, ''), descending: text.startsWith('-') } : null;

/** The sort of a table as it is in an address. */
export const fromSort = (sort: Sort): string =>
  sort ? `${sort.descending ? '-' : ''}${sort.column}` : '';

/** The sort of an address as lists of the server take it; undefined for the list's own order. */
export function toServerSort<Column extends string>(sort: '' | Column | `-${Column}`) {
  if (sort === '') return undefined;
  const by = sort.replace(/^-/, '') as Column;
  return [{ by, order: sort.startsWith('-') ? ('DESC' as const) : ('ASC' as const) }];
}

function toText(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** The parameters of a list at the moment, and the ways to change them. */
export interface ListState<Params extends ListParams> {
  params: Params;
  /** The address held a value this list does not know; its default is used instead. */
  unknownValue: boolean;
  /** The list shows less than all of its rows. */
  narrowed: boolean;
  /** Any change but one of the page begins at page 1. A method, so that frames take any list's state. */
  set(change: Partial<Params>): void;
  /** Takes all filters away. */
  clear: () => void;
  /** The parameters as in an address, without the page: for a saved view. */
  view: string;
  setView: (view: string) => void;
}

const notFilters: readonly string[] = ['page', 'limit', 'sort', 'hide'];

type Texts = Record<string, string | undefined>;
type Schema<Params> = v.GenericSchema<Texts, Params>;

interface Parsed<Params> {
  params: Params;
  unknownValue: boolean;
}

/** Reads the texts of an address; a value that is not known, or does not fit the others, is left out. */
function parseTexts<Params>(schema: Schema<Params>, texts: Texts): Parsed<Params> {
  const read = v.safeParse(schema, texts);
  if (read.success) return { params: read.output, unknownValue: false };
  const wrong = read.issues.map(({ path }) => String(path?.[0]?.key));
  const known = Object.entries(texts).filter(([name]) => !wrong.includes(name));
  // The remaining values may not fit together either; an issue without a name drops all of them.
  const fewer = known.length < Object.keys(texts).length ? Object.fromEntries(known) : {};
  return { params: parseTexts(schema, fewer).params, unknownValue: true };
}

type Query = URLSearchParams;
type UpdateQuery = (change: (latest: Query) => Query) => void;

/**
 * The query of the address. Changes replace the history entry, so that Back leaves the list (N015), and
 * show in the same frame, before the router has moved the address on; of two quick ones none is lost.
 */
function useAddressQuery(): [Query, UpdateQuery] {
  const [query, setQuery] = useSearchParams();
  const written = query.toString();
  const [ahead, setAhead] = useState<{ of: string; query: Query } | null>(null);
  // Only until the address has moved: a link may lead back to where the change was made.
  if (ahead && ahead.of !== written) setAhead(null);
  const latest = useRef<Query | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it ends with the address it was written over
  useEffect(() => {
    latest.current = null;
  }, [written]);
  const update: UpdateQuery = (change) => {
    latest.current = change(latest.current ?? query);
    setAhead({ of: written, query: latest.current });
    setQuery(latest.current, { replace: true, preventScrollReset: true });
  };
  return [ahead?.of === written ? ahead.query : query, update];
}

/**
 * Defines the parameters of a list by a valibot schema over the texts of an address. Every entry has
 * a default, so that `{}` is valid; the names in an address are those of the schema, in its order.
 * `use` reads and writes the address, `useLocal` keeps them for a list in a dialog or a section.
 * @param filters the parameters that narrow the list, if it is not all but page, sort and columns
 */
export function defineListParams<Params extends ListParams>(
  schema: Schema<Params>,
  filters?: readonly (keyof Params & string)[],
) {
  const defaults = v.parse(schema, {});
  const names = Object.keys(defaults) as (keyof Params & string)[];
  const narrowing = filters ?? names.filter((name) => !notFilters.includes(name));
  const isDefault = (params: Params, name: keyof Params) =>
    toText(params[name]) === toText(defaults[name]);

  /** Reads an address; a value that is not known counts as not there. */
  const parse = (query: Query) =>
    parseTexts(
      schema,
      Object.fromEntries(
        names.filter((name) => query.has(name)).map((name) => [name, query.get(name) ?? '']),
      ),
    );

  /** Writes an address, without what is the default. */
  function serialize(params: Params): Query {
    const query = new URLSearchParams();
    for (const name of names) if (!isDefault(params, name)) query.set(name, toText(params[name]));
    return query;
  }

  function toState([query, update]: readonly [Query, UpdateQuery]): ListState<Params> {
    const { params, unknownValue } = parse(query);
    const set = (change: Partial<Params>) =>
      update((latest) => serialize({ ...parse(latest).params, page: 1, ...change }));
    return {
      params,
      unknownValue,
      narrowed: narrowing.some((name) => !isDefault(params, name)),
      set,
      clear: () => {
        const change: Partial<Params> = {};
        for (const name of narrowing) change[name] = defaults[name];
        set(change);
      },
      view: serialize({ ...params, page: 1 }).toString(),
      setView: (view) => update(() => serialize(parse(new URLSearchParams(view)).params)),
    };
  }

  const useAddress = () => toState(useAddressQuery());
  const useLocal = () => toState(useState(() => new URLSearchParams()));
  return { defaults, parse, serialize, use: useAddress, useLocal };
}

/** The parameters of a list without filters. */
export const pageOnlyParams = defineListParams(v.object(pageParams));
