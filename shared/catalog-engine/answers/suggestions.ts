import type { Category } from '../row-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { SuggestionAnswer } from './answer-shapes.ts';
import { parseCriteria } from './criteria.rules.ts';
import { createTextReader } from './text-reader.rules.ts';

const fewestLetters = 3;
const mostSuggestions = 4;

/**
 * Returns the suggestions of the search box from the third letter on: the first models of the results,
 * best match first, each by its best article (B088, B090, C016).
 */
export function suggestionsAnswer(
  { engine, pricedCatalog, locale }: Pick<AnswerContext, 'engine' | 'pricedCatalog' | 'locale'>,
  typed: string,
  category: Category | null,
  limit: number,
): SuggestionAnswer[] {
  const text = typed.trim();
  const criteria = parseCriteria({ search: text, category });
  if (text.length < fewestLetters) return [];
  const read = createTextReader(engine.names, locale);
  const found = pricedCatalog.suggestions(criteria, Math.min(limit, mostSuggestions));
  return found.map(({ row, exact }) => {
    const { code, code_display, category: kind, ...article } = engine.article(row);
    const name = read(article.name);
    const { slug } = engine.group(engine.groupOf(row));
    return {
      name,
      article_code: code,
      suggestion: exact ? code_display : name,
      slug,
      category: kind,
    };
  });
}
