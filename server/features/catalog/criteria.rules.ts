import type { ProductCategory, ProductFilterInput } from '#server/graphql/generated/types.ts';
import { searchWords } from '#server/lib/like.ts';
import { badUserInput, checkedText } from '#server/lib/paging.ts';

/** A word of the search; `ean` is another code of the same goods to look up directly. */
export interface SearchWord {
  text: string;
  ean: string | null;
}

/** A checked ProductFilterInput: what a facet does not narrow is null. */
export interface Criteria {
  words: SearchWord[];
  category: ProductCategory | null;
  promotions: string[] | null;
  brands: string[] | null;
  models: string[] | null;
  series: string[] | null;
  frameSizes: string[] | null;
  wheelSizes: string[] | null;
  merchandiseCategories: string[] | null;
  bikeCategories: string[] | null;
  articleTags: string[] | null;
  articleTagCategory: string | null;
  price: { from: number | null; to: number | null } | null;
  hasStock: boolean;
  articleCodes: string[] | null;
}

const mostWords = 12;
const mostValues = 500;

/** An EAN-13 that begins with 0 is a UPC-A; feeds may hold either, so both are looked up. */
function word(text: string): SearchWord {
  return { text, ean: /^0\d{12}$/.test(text) ? text.slice(1) : null };
}

function values(list: readonly string[] | null | undefined, name: string): string[] | null {
  if (!list || list.length === 0) return null;
  if (list.length > mostValues) throw badUserInput(`${name} has more than ${mostValues} values`);
  return list.map((value) => checkedText(value, name));
}

/**
 * The filter of a catalog operation, checked (E189 to E202). Empty lists and texts narrow nothing.
 * @throws GraphQLError BAD_USER_INPUT for too many or too long values
 */
export function criteriaOf(filter: ProductFilterInput | null | undefined): Criteria {
  const { price, ...f } = filter ?? {};
  const words = searchWords(checkedText(f.search ?? '', 'search'));
  if (words.length > mostWords) throw badUserInput(`search has more than ${mostWords} words`);
  const from = price?.from ?? null;
  const to = price?.to ?? null;
  return {
    words: words.map(word),
    category: f.category ?? null,
    promotions: values(f.promotions, 'promotions'),
    brands: values(f.brands, 'brands'),
    models: values(f.models, 'models'),
    series: values(f.series, 'series'),
    frameSizes: values(f.frameSizes, 'frameSizes'),
    wheelSizes: values(f.wheelSizes, 'wheelSizes'),
    merchandiseCategories: values(f.merchandiseCategories, 'merchandiseCategories'),
    bikeCategories: values(f.bikeCategories, 'bikeCategories'),
    articleTags: values(f.articleTags, 'articleTags'),
    articleTagCategory: f.articleTagCategory
      ? checkedText(f.articleTagCategory, 'articleTagCategory')
      : null,
    price: from === null && to === null ? null : { from, to },
    hasStock: f.hasStock ?? false,
    articleCodes: f.articleCodes ? (values(f.articleCodes, 'articleCodes') ?? []) : null,
  };
}

/** The whole range. */
export const everything: Criteria = criteriaOf(null);
