import type { OrderLine, Reading } from './order-line.ts';

/** The result of looking up a code: its article, or suggestions. */
export interface Resolved<Product> {
  product: Product | null;
  suggestions: readonly Product[];
  /** The article that replaced the one with this code, which left the catalog. */
  replacedBy?: Product | null;
}

/** A guess for a line; with a quantity when it comes from reading the line another way. */
export interface Guess<Product> {
  product: Product;
  qty: number | null;
}

/**
 * A line with its article, or with guesses; `unsure` when several readings are possible, `replaced` when
 * the only guess is the successor of its article.
 */
export interface Picked<Product> {
  reading: Reading;
  product: Product | null;
  guesses: Guess<Product>[];
  unsure: boolean;
  replaced: boolean;
}

const mostGuesses = 4;

/** The codes to look up for lines: first the best readings, then, for what is still unknown, all others. */
export function listCodes(
  lines: readonly OrderLine[],
  known: (code: string) => Resolved<unknown> | undefined,
): string[] {
  const wanted = lines.flatMap(({ readings, sure }) => {
    if (!sure) return readings;
    const [best] = readings;
    if (!best) return [];
    const first = known(best.code);
    return !first ? [best] : first.product === null ? readings : [];
  });
  return [...new Set(wanted.map(({ code }) => code))].filter((code) => !known(code));
}

/**
 * Chooses how a line is meant, now that its codes have been looked up: the first reading with a known
 * code. Where code and quantity may have changed places and both ways are possible, none.
 * @returns null for a line without any reading
 */
export function pickReading<Product>(
  { readings, sure }: OrderLine,
  known: (code: string) => Resolved<Product> | undefined,
  same: (a: Product, b: Product) => boolean,
): Picked<Product> | null {
  const [best] = readings;
  if (!best) return null;
  const hits = readings.flatMap((reading) => {
    const product = known(reading.code)?.product ?? null;
    return product === null ? [] : [{ reading, product }];
  });
  const [hit] = hits;
  if (hit) {
    const other = hits.some(
      (one) => one.reading.qty !== hit.reading.qty || !same(one.product, hit.product),
    );
    if (sure || !other) return { ...hit, guesses: [], unsure: false, replaced: false };
    const guesses = hits.map(({ reading, product }) => ({ product, qty: reading.qty }));
    return {
      reading: hit.reading,
      product: null,
      guesses: guesses.slice(0, mostGuesses),
      unsure: true,
      replaced: false,
    };
  }
  for (const reading of readings) {
    const successor = known(reading.code)?.replacedBy;
    if (successor) {
      const guesses = [{ product: successor, qty: null }];
      return { reading, product: null, guesses, unsure: false, replaced: true };
    }
  }
  const guessed = readings.find(({ code }) => (known(code)?.suggestions.length ?? 0) > 0) ?? best;
  const guesses = (known(guessed.code)?.suggestions ?? []).map((product) => ({
    product,
    qty: null,
  }));
  const few = guesses.slice(0, mostGuesses);
  return { reading: guessed, product: null, guesses: few, unsure: false, replaced: false };
}
