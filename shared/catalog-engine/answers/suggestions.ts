import type { Category } from '../rows.ts';
import type { AnswerContext } from './context.ts';
import { criteriaOf } from './criteria.rules.ts';
import type { SuggestionAnswer } from './shapes.ts';
import { textIn } from './text-in.rules.ts';

const fewestLetters = 3;
const mostSuggestions = 4;

/**
 * Returns the suggestions of the search box from the third letter on: the first models of the results,
 * best match first, each by its best article (B088, B090, C016).
 */
export function suggestionsAnswer(
  { engine, market, locale }: Pick<AnswerContext, 'engine' | 'market' | 'locale'>,
  asked: string,
  category: Category | null,
  limit: number,
): SuggestionAnswer[] {
  const text = asked.trim();
  const criteria = criteriaOf({ search: text, category });
  if (text.length < fewestLetters) return [];
  const read = textIn(engine.names, locale);
  const found = market.suggestions(criteria, Math.min(limit, mostSuggestions));
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
