import type { CatalogEngine } from '../catalog-engine.ts';
import type { Row } from '../query.ts';
import { codeIndexOf } from './code-index.ts';
import type { AnswerContext } from './context.ts';
import { BadCriteria } from './criteria.rules.ts';
import { nearCodes } from './near-codes.ts';
import { productAnswer } from './product.rules.ts';
import type { ProductAnswer } from './shapes.ts';

const mostCodes = 500;
const mostLetters = 200;
const mostSuggestions = 4;
/** A file of another shop has nothing but unknown codes; then the first ones will do. */
const mostGuessed = 100;

/** What a code stands for, as places in the engine. */
export interface FoundCode {
  code: string;
  row: Row | null;
  suggestions: Row[];
  /** What took the place of the article with this code; null when it is in the catalog, or unknown. */
  successor: Row | null;
}

export interface ResolvedAnswer {
  code: string;
  product: ProductAnswer | null;
  suggestions: ProductAnswer[];
  replacedBy: ProductAnswer | null;
}

/**
 * Finds what codes stand for: article code, shown code, EAN or UPC, former code, in any case, with or
 * without blanks, dots and dashes. A code of several articles, or of none, has them or the best
 * guesses as suggestions, at most 4; guesses for the first 100 unknown codes. The code of an article that
 * was replaced has its successor instead.
 * @throws BadCriteria for too many or too long codes
 */
export function findCodes(engine: CatalogEngine, codes: readonly string[]): FoundCode[] {
  if (codes.length > mostCodes) throw new BadCriteria(`codes has more than ${mostCodes} values`);
  if (codes.some((code) => code.length > mostLetters))
    throw new BadCriteria(`a code is longer than ${mostLetters} characters`);
  const index = codeIndexOf(engine);
  const known = new Map<string, FoundCode>();
  let guessed = 0;
  return codes.map((code) => {
    let found = known.get(code);
    if (!found) {
      const rows = index.rowsOf(code);
      const [row = null] = rows;
      const successor = rows.length > 0 ? null : index.successorOf(code);
      if (rows.length === 1) found = { code, row, suggestions: [], successor };
      else if (rows.length > 1 || successor !== null)
        found = { code, row: null, suggestions: rows.slice(0, mostSuggestions), successor };
      else {
        guessed += 1;
        const suggestions = guessed > mostGuessed ? [] : nearCodes(engine, code, mostSuggestions);
        found = { code, row: null, suggestions, successor };
      }
      known.set(code, found);
    }
    return found;
  });
}

/** The articles of what was found, each once. */
export function rowsFound(found: readonly FoundCode[]): Row[] {
  return [
    ...new Set(
      found.flatMap(({ row, suggestions, successor }) =>
        [row, ...suggestions, successor].filter((one) => one !== null),
      ),
    ),
  ];
}

/** What was found as products; apart from the finding, as stock may have to be fetched. */
export function resolvedAnswer(ctx: AnswerContext, found: readonly FoundCode[]): ResolvedAnswer[] {
  const products = new Map(rowsFound(found).map((row) => [row, productAnswer(ctx, row)]));
  const of = (row: Row | null) => (row === null ? null : (products.get(row) ?? null));
  return found.map(({ code, row, suggestions, successor }) => ({
    code,
    product: of(row),
    suggestions: suggestions.flatMap((one) => products.get(one) ?? []),
    replacedBy: of(successor),
  }));
}
