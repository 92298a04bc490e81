import type { CatalogEngine } from '../catalog-engine.ts';
import type { Row } from '../query-types.ts';
import type { AnswerContext } from './answer-context.ts';
import type { ProductAnswer } from './answer-shapes.ts';
import { getCodeIndex } from './code-index.ts';
import { BadCriteria } from './criteria.rules.ts';
import { nearCodes } from './near-codes.ts';
import { productAnswer } from './product.rules.ts';

const mostCodes = 500;
const mostLetters = 200;
const mostSuggestions = 4;
/** A file of another shop has nothing but unknown codes; then the first ones will do. */
const mostGuessed = 100;

/** The result for one code, as rows of the engine. */
export interface FoundCode {
  code: string;
  row: Row | null;
  suggestions: Row[];
  /** The article that replaced the one with this code; null when it is in the catalog, or unknown. */
  successor: Row | null;
}

export interface ResolvedAnswer {
  code: string;
  product: ProductAnswer | null;
  suggestions: ProductAnswer[];
  replacedBy: ProductAnswer | null;
}

/**
 * Finds articles by article code, displayed code, EAN or UPC, or former code, ignoring case, spaces, dots
 * and dashes. A code of several articles, or of none, gets these articles or the most similar ones as
 * suggestions, at most 4; similar codes are searched for the first 100 unknown codes only. The code of a
 * replaced article gets its successor instead.
 * @throws BadCriteria for too many or too long codes
 */
export function findCodes(engine: CatalogEngine, codes: readonly string[]): FoundCode[] {
  if (codes.length > mostCodes) throw new BadCriteria(`codes has more than ${mostCodes} values`);
  if (codes.some((code) => code.length > mostLetters))
    throw new BadCriteria(`a code is longer than ${mostLetters} characters`);
  const index = getCodeIndex(engine);
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

/** Turns the found rows into products. A separate step, because stock may have to be fetched first. */
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
