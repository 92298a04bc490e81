import { forFacets, type ListFacet, listFacets } from '../facet-table.ts';
import type { Criteria, SearchWord, Sort } from '../query-types.ts';
import type { Category } from '../row-types.ts';

/** An input no client of ours sends. The server answers it as a GraphQL error of the same code. */
export class BadCriteria extends Error {
  readonly extensions = { code: 'BAD_USER_INPUT' } as const;

  constructor(message: string) {
    super(message);
    this.name = 'BadCriteria';
  }
}

type Maybe<T> = T | null | undefined;
type Values = Maybe<readonly string[]>;

/** ProductFilterInput of the schema. */
export interface FilterArgs extends Partial<Record<ListFacet, Values>> {
  category?: Maybe<Category>;
  search?: Maybe<string>;
  articleTagCategory?: Maybe<string>;
  price?: Maybe<{ from?: Maybe<number>; to?: Maybe<number> }>;
  hasStock?: Maybe<boolean>;
  isNew?: Maybe<boolean>;
  articleCodes?: Values;
}

const mostWords = 12;
const mostValues = 500;
const mostLetters = 200;

function checked(text: string, name: string): string {
  if (text.length > mostLetters)
    throw new BadCriteria(`${name} is longer than ${mostLetters} characters`);
  if (text.includes('\0')) throw new BadCriteria(`${name} holds a character that is not allowed`);
  return text;
}

/** An EAN-13 that begins with 0 is a UPC-A; feeds may hold either, so both are looked up. */
function word(text: string): SearchWord {
  return { text, ean: /^0\d{12}$/.test(text) ? text.slice(1) : null };
}

function values(list: Values, name: string): string[] | null {
  if (!list || list.length === 0) return null;
  if (list.length > mostValues) throw new BadCriteria(`${name} has more than ${mostValues} values`);
  return list.map((value) => checked(value, name));
}

/**
 * The filter of a catalog operation, checked (E189 to E202). Empty lists and texts narrow nothing.
 * @throws BadCriteria for too many or too long values
 */
export function parseCriteria(filter: Maybe<FilterArgs>): Criteria {
  const { price, ...f } = filter ?? {};
  const words = checked(f.search ?? '', 'search')
    .split(/\s+/u)
    .filter(Boolean);
  if (words.length > mostWords) throw new BadCriteria(`search has more than ${mostWords} words`);
  const from = price?.from ?? null;
  const to = price?.to ?? null;
  return {
    ...forFacets(listFacets, (facet) => values(f[facet], facet)),
    words: words.map(word),
    category: f.category ?? null,
    articleTagCategory: f.articleTagCategory
      ? checked(f.articleTagCategory, 'articleTagCategory')
      : null,
    price: from === null && to === null ? null : { from, to },
    hasStock: f.hasStock ?? false,
    isNew: f.isNew ?? false,
    articleCodes: f.articleCodes ? (values(f.articleCodes, 'articleCodes') ?? []) : null,
  };
}

/**
 * Returns the requested sort order. The default is best match for a search (decision 029), else lowest
 * price (B087, C002).
 */
export function toSort(
  sort: Maybe<{ field?: Maybe<Sort['field']>; order?: Maybe<Sort['order']> }>,
  { words }: Pick<Criteria, 'words'>,
): Sort {
  const field = sort?.field ?? (words.length > 0 ? 'relevance' : 'price');
  return { field, order: sort?.order ?? (field === 'relevance' ? 'DESC' : 'ASC') };
}
