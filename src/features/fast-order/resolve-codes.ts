import { codeKey } from '#shared/article-code.ts';
import type { OrderLine, Reading } from '#shared/order-lines/order-line.ts';
import {
  type Guess,
  listCodes,
  pickReading,
  type Resolved,
} from '#shared/order-lines/pick-reading.ts';
import { readArticleCodes } from '#shared/scanned-code/article-codes.ts';
import { request } from '#src/graphql/client.ts';
import {
  type CartProductFragment,
  ResolveArticlesDocument,
} from '#src/graphql/generated/graphql.ts';

export type Product = CartProductFragment;

/** The result for a code; `own` when it is a number of the dealer's own. */
export interface Known extends Resolved<Product> {
  own: boolean;
  /** It is the code of a carton, and the only suggestion is the article in it. */
  isCarton: boolean;
}

/** A line with its result. */
export interface ResolvedLine {
  line: OrderLine;
  reading: Reading | null;
  product: Product | null;
  guesses: Guess<Product>[];
  unsure: boolean;
  replaced: boolean;
  own: boolean;
  isCarton: boolean;
}

/** The dealer's own numbers, by the key of each. */
export type OwnNumberLookup = ReadonlyMap<string, string>;

/** The number of codes that one query may have. */
const perQuestion = 500;
const longest = 200;

interface Options {
  signal?: AbortSignal;
  /** How many of how many have been looked up. */
  onProgress?: (done: number, total: number) => void;
}

/**
 * Looks codes up, own numbers first: at the server, or in the catalog on the device. What no article has is read as a
 * text of a scanner; the code of a carton gets its article as the suggestion, because it does not say how many there are.
 * @throws as `request` does
 */
export async function lookUp(
  codes: readonly string[],
  own: OwnNumberLookup,
  options: Options = {},
): Promise<Map<string, Known>> {
  const found = await lookUpWritten(codes, own, options);
  const unknown = codes.filter((code) => !found.get(code)?.product && !found.get(code)?.replacedBy);
  const scanned = unknown.map((code) => ({ code, read: readArticleCodes(code) }));
  const meant = scanned.flatMap(({ read }) => [...read.codes, ...read.contents]);
  if (meant.length === 0) return found;
  const { signal } = options;
  const others = await lookUpWritten([...new Set(meant)], own, signal ? { signal } : {});
  for (const { code, read } of scanned) {
    const one = read.codes.map((other) => others.get(other)).find((other) => other?.product);
    const content = read.contents.flatMap((ean) => others.get(ean)?.product ?? [])[0];
    if (one) found.set(code, one);
    else if (content)
      found.set(code, { product: null, suggestions: [content], own: false, isCarton: true });
  }
  return found;
}

async function lookUpWritten(
  codes: readonly string[],
  own: OwnNumberLookup,
  { signal, onProgress }: Options,
): Promise<Map<string, Known>> {
  const found = new Map<string, Known>();
  const wantedCodes = codes.map((code) => own.get(codeKey(code)) ?? code.slice(0, longest));
  for (let from = 0; from < codes.length; from += perQuestion) {
    const part = wantedCodes.slice(from, from + perQuestion);
    const variables = { codes: part };
    const answer = await request(ResolveArticlesDocument, variables, signal ? { signal } : {});
    answer.resolveArticles.forEach(({ product, suggestions, replacedBy }, at) => {
      const code = codes[from + at] as string;
      found.set(code, {
        product: product ?? null,
        suggestions,
        replacedBy: replacedBy ?? null,
        own: own.has(codeKey(code)),
        isCarton: false,
      });
    });
    onProgress?.(Math.min(codes.length, from + perQuestion), codes.length);
  }
  return found;
}

const same = (a: Product, b: Product) => a.article_code === b.article_code;

/**
 * Resolves lines: looks up their best readings, then the other readings of lines that are still unknown,
 * and chooses.
 * @throws as `request` does
 */
export async function resolveLines(
  lines: readonly OrderLine[],
  own: OwnNumberLookup,
  options: Options = {},
): Promise<ResolvedLine[]> {
  const known = new Map<string, Known>();
  const of = (code: string) => known.get(code);
  for (let codes = listCodes(lines, of); codes.length > 0; codes = listCodes(lines, of))
    for (const [code, one] of await lookUp(codes, own, options)) known.set(code, one);
  return lines.map((line) => {
    const picked = pickReading(line, of, same);
    if (!picked) {
      const none = { reading: null, product: null, guesses: [], unsure: false, replaced: false };
      return { line, ...none, own: false, isCarton: false };
    }
    const { own = false, isCarton = false } = known.get(picked.reading.code) ?? {};
    return { line, ...picked, own, isCarton };
  });
}
